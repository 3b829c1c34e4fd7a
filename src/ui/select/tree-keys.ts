import { folded } from '../../../rules/folded'
import { isBranch, type TreeLine } from './tree'

/** The line that a key leads to, by WAI-ARIA's tree pattern; undefined if none. */
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
      const letter = folded(key)
      return letter ? round.find(({ node }) => folded(node.label).startsWith(letter)) : undefined
    }
  }
}
