import { Upload } from '../graphql/upload'
import { MalformedForm } from './form-parts'

const holds = (value: unknown, name: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)

/** Puts an upload where a path names a null among the variables. Any other path would reach outside them. */
function place(operations: Record<string, unknown>, path: unknown, upload: Upload) {
  const names = typeof path === 'string' ? path.split('.') : []
  const last = names.pop() ?? ''
  let holder: unknown = names[0] === 'variables' ? operations : null
  for (const name of names) holder = holds(holder, name) ? holder[name] : null
  if (!holds(holder, last) || holder[last] !== null)
    throw new MalformedForm('The map names a place where no file is expected.')
  holder[last] = upload
}

/** Puts uploads where a form's map says; returns them by form field. Throws VALIDATION. */
export function placeUploads(
  operations: Record<string, unknown>,
  map: Readonly<Record<string, unknown>>,
): Map<string, Upload> {
  return new Map(
    Object.entries(map).map(([field, paths]) => {
      const upload = new Upload()
      if (!Array.isArray(paths)) throw new MalformedForm('The map lists the places of each file.')
      for (const path of paths) place(operations, path, upload)
      return [field, upload]
    }),
  )
}
