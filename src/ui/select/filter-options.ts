import { folded, foldedPlaces } from '../../../rules/folded'

/** One of many: the stored value, the label, and a note that tells it apart. */
export type Choice = { value: string; label: string; hint?: string }

/** A choice, with the place of the typed letters in its label. */
export type Match = { choice: Choice; from: number; to: number }

/** The choices that contain what is typed, as people spell it: first at the start, then at a word's start, then inside. */
export function filterOptions(choices: readonly Choice[], query: string): Match[] {
  const wanted = folded(query)
  if (!wanted) return choices.map((choice) => ({ choice, from: 0, to: 0 }))
  const atWords = new RegExp(`(?<=[^\\p{L}\\p{N}])${escapeRegExp(wanted)}`, 'u')
  const ranked: Match[][] = [[], [], []]
  for (const choice of choices) {
    const label = foldedPlaces(choice.label)
    const first = label.folded.indexOf(wanted)
    if (first < 0) continue
    const atWord = label.folded.search(atWords)
    const rank = first === 0 ? 0 : atWord > 0 ? 1 : 2
    const start = rank === 1 ? atWord : first
    ranked[rank]?.push({ choice, from: label.from[start] ?? 0, to: label.to[start + wanted.length - 1] ?? 0 })
  }
  return ranked.flat()
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
