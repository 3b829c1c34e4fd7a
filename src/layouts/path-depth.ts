export type Slide = 'deeper' | 'back' | 'none'

/** Which way a page slides: left into a deeper path, right to a shallower one, not at all at the same depth. */
export function slideBetween(from: string, to: string): Slide {
  if (from === to) return 'none'
  const depth = (path: string) => path.split('/').filter(Boolean).length
  const change = depth(to) - depth(from)
  return change > 0 ? 'deeper' : change < 0 ? 'back' : 'none'
}
