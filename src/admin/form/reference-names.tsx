import { useMany } from '@refinedev/core'
import type { Reference } from '../catalogue'
import { valuesAt } from '../path'

/** The names of rows in an active filter. */
export function ReferenceNames({ reference, ids }: { reference: Reference; ids: string[] }) {
  const { result } = useMany({
    resource: reference.list,
    ids,
    meta: { paths: [reference.title] },
    liveMode: 'off',
    errorNotification: false,
  })
  const names = result?.data?.map((row) => nameOf(row, reference.title))
  if (!names?.length) return '…'
  return names.length > 2 ? `${names.length} chosen` : names.join(', ')
}

/** A row's name, by its title. */
export const nameOf = (row: object, title: string) => valuesAt(row, title).join(', ') || 'Without a name'
