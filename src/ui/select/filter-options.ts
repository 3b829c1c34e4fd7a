/** One of many: the stored value, the label, and a note that tells it apart. */
export type Choice = { value: string; label: string; hint?: string }

/** A choice, with the place of the typed letters in its label. */
export type Match = { choice: Choice; from: number; to: number }

/** The choices that contain the typed letters, ignoring accents and case: first at the start, then at a word's start, then inside. */
export function filterOptions(choices: readonly Choice[], query: string): Match[] {
  const wanted = fold(query.trim())
  if (!wanted) return choices.map((choice) => ({ choice, from: 0, to: 0 }))
  const ranked: Match[][] = [[], [], []]
  for (const choice of choices) {
    const label = fold(choice.label)
    const from = label.indexOf(wanted)
    if (from < 0) continue
    const atWord = label.search(new RegExp(`(?<=[^a-z0-9])${escapeRegExp(wanted)}`))
    const rank = from === 0 ? 0 : atWord > 0 ? 1 : 2
    const start = rank === 1 ? atWord : from
    ranked[rank]?.push({ choice, from: start, to: start + wanted.length })
  }
  return ranked.flat()
}

/** A text without case and accents, letter by letter, so that places in it are places in the label. */
export function fold(text: string): string {
  return Array.from(text, (letter) => letter.normalize('NFD')[0] ?? letter)
    .join('')
    .toLowerCase()
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
