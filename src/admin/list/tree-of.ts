import type { Row } from '../row'

export type Branch = Row & { children?: Branch[] }

/** Rows below their parents; a row whose parent is missing is at the top. Children are those among the rows, whatever the server names so. */
export function treeOf(rows: readonly Row[], parent: string): Branch[] {
  const branches = new Map<unknown, Branch>(rows.map((row) => [row.id, { ...row, children: undefined }]))
  const top: Branch[] = []
  for (const branch of branches.values()) {
    const above = branches.get(branch[parent])
    if (above) above.children = [...(above.children ?? []), branch]
    else top.push(branch)
  }
  return top
}
