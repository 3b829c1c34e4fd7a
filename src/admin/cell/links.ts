import { type Ability, holds, type Viewer } from '../../../access/viewer'
import { heads } from '../../../resources/generated/heads'
import type { ResourceHead } from '../../../resources/head'
import { fieldAt, personIdAt, typeOf } from '../catalogue'
import { valuesAt } from '../path'
import { placeOf } from '../record/places'

/** The path of the id of the record that a path names, if it names another record's title. */
export function namedIdAt(type: string, path: string): string | undefined {
  const named = namedBy(type, path)
  return named && path.replace(/[^.]+$/, 'id')
}

/** That path, where the record is not a person, who is known by their face. */
export const linkedIdAt = (type: string, path: string): string | undefined =>
  personIdAt(path) ? undefined : namedIdAt(type, path)

/** The resource whose record a path names, if its records have pages. */
function namedBy(type: string, path: string): ResourceHead | undefined {
  const above = path.slice(0, Math.max(path.lastIndexOf('.'), 0))
  if (!above) return undefined
  const last = path.slice(above.length + 1)
  const of = fieldAt(type, above)?.type
  // A person may be read as less than an account, with the same id.
  const isOf = (each: ResourceHead) => personIdAt(path) !== undefined || typeOf(each) === of
  return heads.find((each) => each.path && each.one && each.tabs && each.title === last && isOf(each))
}

/** What a path names, each with the address of its record; undefined where the viewer may not open them, or nothing is named. */
export function linksAt(type: string, path: string, row: object, viewer: Viewer | null) {
  const resource = namedBy(type, path)
  const idPath = namedIdAt(type, path)
  if (!resource || !idPath || !viewer || !mayOpen(resource.ability, viewer)) return undefined
  const [names, ids] = [valuesAt(row, path), valuesAt(row, idPath)]
  if (names.length === 0 || names.length !== ids.length) return undefined
  return names.map((name, index) => ({ name: String(name), to: placeOf(resource, String(ids[index])) ?? '' }))
}

const mayOpen = (ability: Ability | undefined, viewer: Viewer) => !ability || holds(viewer, ability)
