import type { QuestionCorrectionKind } from '../../../schema/generated/types'
import { conflict, invalid } from '../../kernel/errors'
import type { OwnQuestion } from '../asking/own-question'

/** The kinds of question of which one option is chosen. */
const choosingOne = ['single_best_answer', 'true_false']

/** The options that a correction accepts. Throws why a question can't be corrected so. */
export function acceptedOptions(
  { subtype, answerOptions, accepted, voidedAt }: OwnQuestion,
  kind: QuestionCorrectionKind,
  optionIds: readonly string[] | null | undefined,
): string[] {
  if (voidedAt) throw conflict('This question is taken out already. Bring it back first.')
  if (kind === 'void') return []
  if (!choosingOne.includes(subtype))
    throw conflict('Only a question of which one option is chosen can accept another.')
  const chosen = [...new Set(optionIds ?? [])]
  if (!chosen.length) throw invalid('optionIds', 'Choose the option that counts as right too.')
  for (const id of chosen) {
    const option = answerOptions?.find((each) => each.id === id)
    if (!option) throw invalid('optionIds', 'This is no option of this question.')
    if (option.correct || accepted.includes(id)) throw invalid('optionIds', 'This option counts as right already.')
  }
  return chosen
}
