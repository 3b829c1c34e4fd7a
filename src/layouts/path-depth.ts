export type Slide = 'deeper' | 'back' | 'none'

/** The direction in which a page slides: left to a deeper path, right to a shallower one, none at the same depth. */
export function slideBetween(from: string, to: string): Slide {
  if (from === to) return 'none'
  const depth = (path: string) => path.split('/').filter(Boolean).length
  const change = depth(to) - depth(from)
  return change > 0 ? 'deeper' : change < 0 ? 'back' : 'none'
}
