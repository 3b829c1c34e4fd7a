type Paint = 'paper-mark' | 'paper-found' | 'paper-found-here'

const painted = new Map<Paint, Map<object, readonly Range[]>>()

/** Whether this browser can colour a text without changing it (the CSS Custom Highlight API). */
export const canPaint = typeof CSS !== 'undefined' && 'highlights' in CSS

/** Colours these stretches of text for an owner, in place of those before; the sheet of the paper names the colours. */
export function paint(name: Paint, owner: object, ranges: readonly Range[]): void {
  if (!canPaint) return
  const owners = painted.get(name) ?? new Map<object, readonly Range[]>()
  painted.set(name, owners)
  if (ranges.length > 0) owners.set(owner, ranges)
  else owners.delete(owner)
  CSS.highlights.set(name, new Highlight(...[...owners.values()].flat()))
}
