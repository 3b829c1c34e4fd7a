import { folded } from '../../../rules/folded'

/** A branch with its children, or a leaf. */
export interface TreeNode {
  id: string
  label: string
  children?: readonly TreeNode[]
}

/** A node as a line of the drawn tree. */
export interface TreeLine {
  node: TreeNode
  /** From 1, for the roots. */
  level: number
  parent?: TreeNode
  /** Its place among its siblings, from 1, and their number. */
  place: number
  siblings: number
  isOpen: boolean
}

export const isBranch = ({ children = [] }: TreeNode): boolean => children.length > 0

/** The ids of the leaves at or below a node. */
export const leavesOf = (node: TreeNode): string[] =>
  isBranch(node) ? (node.children ?? []).flatMap(leavesOf) : [node.id]

/** Whether all, none or some of a node's leaves are ticked. */
export function tickOf(node: TreeNode, ticked: ReadonlySet<string>): boolean | 'mixed' {
  const leaves = leavesOf(node)
  const count = leaves.filter((id) => ticked.has(id)).length
  return count === leaves.length ? true : count > 0 && 'mixed'
}

/** The ticked leaves after a press on a node: a branch means its leaves, and unticks them only if all are ticked. */
export function toggled(node: TreeNode, ticked: readonly string[]): string[] {
  const leaves = leavesOf(node)
  const others = ticked.filter((id) => !leaves.includes(id))
  return tickOf(node, new Set(ticked)) === true ? others : [...others, ...leaves]
}

/** A tree reduced to a search: nodes whose label matches, with everything below them and the path to them. A branch then means its remaining leaves. */
export function searched(nodes: readonly TreeNode[], typed: string): readonly TreeNode[] {
  const wanted = folded(typed)
  if (!wanted) return nodes
  return nodes.flatMap((node) => {
    if (folded(node.label).includes(wanted)) return [node]
    const children = searched(node.children ?? [], typed)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

/** The visible lines, from the top, with these branches open. */
export function linesOf(
  nodes: readonly TreeNode[],
  isOpen: (node: TreeNode) => boolean,
  level = 1,
  parent?: TreeNode,
): TreeLine[] {
  return nodes.flatMap((node, index) => {
    const open = isBranch(node) && isOpen(node)
    const line = { node, level, parent, place: index + 1, siblings: nodes.length, isOpen: open }
    return [line, ...(open ? linesOf(node.children ?? [], isOpen, level + 1, node) : [])]
  })
}
