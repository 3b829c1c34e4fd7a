/** The half hours of two years; then the memory is cleared. */
const MOST = 40_000
const known = new Map<number, string>()

/** An instant as answers show it. Lists of starts repeat the same few hundred, and a look-up is quicker than writing one. */
export function instantText(at: number): string {
  // Whole minutes are small numbers, which a map looks up faster.
  const minute = at / 60_000
  let text = known.get(minute)
  if (text === undefined) {
    if (known.size >= MOST) known.clear()
    text = new Date(at).toISOString()
    known.set(minute, text)
  }
  return text
}
