import { invalid } from '../errors'

/** A text without the spaces around it; undefined for an empty one. How long it may be is said by the schema. */
export const wordsIn = (text: string | null | undefined): string | undefined => text?.trim() || undefined

/** The same of a text that must say something. Throws VALIDATION for an empty one. */
export function needed(field: string, text: string | null | undefined): string {
  const words = wordsIn(text)
  if (!words) throw invalid(field, 'Field is required')
  return words
}
