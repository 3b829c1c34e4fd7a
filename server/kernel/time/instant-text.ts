/** Half hours of two years; then it begins anew. */
const MOST = 40_000
const known = new Map<number, string>()

/** An instant as answers show it. Lists of starts show the same few hundred again and again, and to write one takes longer than to find it. */
export function instantText(at: number): string {
  // Whole minutes are small numbers, which a map finds sooner.
  const minute = at / 60_000
  let text = known.get(minute)
  if (text === undefined) {
    if (known.size >= MOST) known.clear()
    text = new Date(at).toISOString()
    known.set(minute, text)
  }
  return text
}
