import type { AnswerOption } from '../../../schema/generated/types'
import type { Student } from '../place-people'
import type { Dice } from '../random'

/** What is odd about how a question is answered, so that question health has something to show. */
export type Quirk = 'misleads' | 'guessed' | 'slow' | 'one_trap' | 'obvious' | 'voided'

/** By the title of the test and the place of the question in it. */
const quirks: readonly (readonly [RegExp, Readonly<Record<number, Quirk>>])[] = [
  [/^Land law: practice/, { 3: 'misleads', 6: 'guessed', 10: 'slow', 13: 'one_trap', 15: 'obvious' }],
  [/^Contract: practice/, { 5: 'slow', 8: 'guessed', 12: 'obvious' }],
  [/^Tort: practice/, { 7: 'voided' }],
]

/** The tests that all students hold, so that each question has enough answers to say something. */
export const isPopular = (title: string) => quirks.some(([pattern]) => pattern.test(title))

export const quirkOf = (title: string, place: number): Quirk | undefined =>
  quirks.find(([pattern]) => pattern.test(title))?.[1][place]

/** The chance of a right answer, where a question is odd. */
export function oddChance(quirk: Quirk | undefined, { ability }: Student, usual: number): number {
  if (quirk === 'misleads') return ability > 0.55 ? 0.15 : 0.4
  if (quirk === 'guessed') return 0.24
  if (quirk === 'obvious') return 0.98
  return usual
}

/** The wrong option that is chosen. */
export function wrongOption(dice: Dice, quirk: Quirk | undefined, wrong: readonly AnswerOption[]) {
  if (quirk === 'misleads') return dice.chance(0.85) ? wrong[0] : dice.pick(wrong)
  if (quirk === 'one_trap') return wrong[1] ?? wrong[0]
  return dice.pick(wrong)
}
