/** A stretch of a text, and whether the other text lacks it. */
export interface Stretch {
  text: string
  differs: boolean
}

/** Comparing takes the product of both lengths. */
const MOST_WORDS = 1500

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? []

/** Both texts word by word, with what only one of them has marked. */
export function differences(one: string, other: string): [Stretch[], Stretch[]] {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a.length > MOST_WORDS || b.length > MOST_WORDS)
    return [[{ text: one, differs: one !== other }], [{ text: other, differs: one !== other }]]
  const lengths = commonLengths(a, b)
  const [left, right]: [Stretch[], Stretch[]] = [[], []]
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add(left, a[i++] as string, false)
      add(right, b[j++] as string, false)
    } else if (j >= b.length || (i < a.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1)))
      add(left, a[i++] as string, true)
    else add(right, b[j++] as string, true)
  }
  return [left, right]
}

const at = (lengths: readonly Uint16Array[], i: number, j: number) => lengths[i]?.[j] ?? 0

/** The longest common run of words from each pair of places on. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i] as Uint16Array
      row[j] = a[i] === b[j] ? at(lengths, i + 1, j + 1) + 1 : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1))
    }
  return lengths
}

function add(stretches: Stretch[], text: string, differs: boolean) {
  const last = stretches.at(-1)
  if (last && last.differs === differs) last.text += text
  else stretches.push({ text, differs })
}
