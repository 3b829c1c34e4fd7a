import type { Resource } from '../../../resources'
import type { Row } from '../row'

type Marked = Pick<Resource, 'silent' | 'alerts' | 'leads'>

/** What has to be read beside the columns, to know where they are left empty or somebody is needed. */
export const markPaths = ({ silent, alerts, leads }: Marked, columns: readonly string[]): string[] =>
  columns.flatMap((path) => [silent, alerts, leads].flatMap((marks) => marks?.[path]?.reads ?? []))

/** Whether a column has nothing to say of a row. */
export function isSilent({ silent }: Marked, path: string, row: Row): boolean {
  // The definition is checked against the row's type, and rows are read by it.
  return silent?.[path]?.when(row as never) ?? false
}

/** The words that mark a cell because somebody is needed. */
export const alertOf = ({ alerts }: Marked, path: string, row: Row, now: number): string | undefined =>
  alerts?.[path]?.say(row as never, now) || undefined

/** The words before a cell's value. */
export const leadOf = ({ leads }: Marked, path: string, row: Row, now: number): string | undefined =>
  leads?.[path]?.say(row as never, now) || undefined
