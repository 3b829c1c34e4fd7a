import { MOST_MARK } from '../../../../rules/groups/results'

/** '312 of 500, passed'. Null: nothing is known. */
export function resultWords(mark: number | null, passed: boolean | null): string | null {
  const words = [
    mark !== null && `${mark} of ${MOST_MARK}`,
    passed === true && 'passed',
    passed === false && 'not passed',
  ].filter(Boolean)
  return words.join(', ') || null
}

/** The quarters of a group, from the lowest marks. */
export const quarterWords = ['lowest quarter', 'second quarter', 'third quarter', 'highest quarter'] as const
