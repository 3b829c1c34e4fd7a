import type { Resource } from '../../../resources'
import type { Row } from '../row'

/** What has to be read beside the columns, to know where they are left empty. */
export const silencePaths = ({ silent }: Pick<Resource, 'silent'>, columns: readonly string[]): string[] =>
  columns.flatMap((path) => silent?.[path]?.reads ?? [])

/** Whether a column has nothing to say of a row; a heading is a row of a tree with others below it. */
export function isSilent(resource: Resource, path: string, row: Row, isHeading: boolean): boolean {
  if (isHeading && resource.leavesOnly?.includes(path)) return true
  // The definition is checked against the row's type, and rows are read by it.
  return resource.silent?.[path]?.when(row as never) ?? false
}
