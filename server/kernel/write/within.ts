import { invalid } from '../errors'

/** A text without the spaces around it; undefined for an empty one. Throws VALIDATION where it is longer, since nothing that people write is cut. */
export function within(field: string, text: string | null | undefined, most: number): string | undefined {
  const kept = text?.trim()
  if (kept && kept.length > most) throw invalid(field, `Please use at most ${most.toLocaleString('en-GB')} characters.`)
  return kept || undefined
}

/** The same of a text that must say something. Throws VALIDATION for an empty one too. */
export function needed(field: string, text: string | null | undefined, most: number): string {
  const kept = within(field, text, most)
  if (!kept) throw invalid(field, 'Field is required')
  return kept
}
