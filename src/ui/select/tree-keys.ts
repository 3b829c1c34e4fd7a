import { fold } from './filter-options'
import { isBranch, type TreeLine } from './tree'

/** Where a key leads from a line of a tree, as WAI-ARIA's tree pattern has it; undefined where it leads nowhere. */
export function nextLine(key: string, lines: readonly TreeLine[], from: TreeLine): TreeLine | undefined {
  const at = lines.indexOf(from)
  switch (key) {
    case 'ArrowDown':
      return lines[at + 1]
    case 'ArrowUp':
      return lines[at - 1]
    case 'Home':
      return lines[0]
    case 'End':
      return lines.at(-1)
    case 'ArrowRight':
      return from.isOpen && isBranch(from.node) ? lines[at + 1] : undefined
    case 'ArrowLeft':
      return lines.find(({ node }) => node === from.parent)
    default: {
      if (key.length !== 1 || key === ' ') return undefined
      const round = [...lines.slice(at + 1), ...lines.slice(0, at + 1)]
      return round.find(({ node }) => fold(node.label).startsWith(fold(key)))
    }
  }
}
