import { folded, foldedPlaces } from '../../../rules/folded'

/** The text between two places of an element, counted in characters; null where it has no such places. */
export function rangeAt(root: Node, from: number, to: number): Range | null {
  const range = new Range()
  let passed = 0
  let begun = false
  for (const node of textsIn(root)) {
    const end = passed + node.length
    if (!begun && from < end) {
      range.setStart(node, from - passed)
      begun = true
    }
    if (begun && to <= end) {
      range.setEnd(node, to - passed)
      return range
    }
    passed = end
  }
  return null
}

/** Where a range lies in an element, in characters; null if it is empty or lies elsewhere. */
export function placeOf(root: Node, range: Range): { from: number; to: number } | null {
  if (range.collapsed || !range.intersectsNode(root)) return null
  const inside = new Range()
  inside.selectNodeContents(root)
  if (range.compareBoundaryPoints(Range.START_TO_START, inside) > 0)
    inside.setStart(range.startContainer, range.startOffset)
  if (range.compareBoundaryPoints(Range.END_TO_END, inside) < 0) inside.setEnd(range.endContainer, range.endOffset)
  const length = inside.toString().length
  const before = new Range()
  before.selectNodeContents(root)
  before.setEnd(inside.startContainer, inside.startOffset)
  const from = before.toString().length
  return length ? { from, to: from + length } : null
}

/** Every place of the words in an element, as people spell them. */
export function placesOf(root: Node, words: string): { from: number; to: number }[] {
  const wanted = folded(words)
  if (!wanted) return []
  const { folded: text, from, to } = foldedPlaces(root.textContent ?? '')
  const places: { from: number; to: number }[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
    places.push({ from: from[at] ?? 0, to: to[at + wanted.length - 1] ?? 0 })
  return places
}

function* textsIn(root: Node): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) yield walker.currentNode as Text
}
