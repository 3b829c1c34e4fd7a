import { gapsOf } from '../../../rules/content/block-kinds'
import { filesTaken } from '../../../rules/library/answer-files'
import { answerLength } from '../../../rules/library/answer-length'
import { isTooLong } from '../../../rules/text-length'
import type { AnswerOption, BlockSubtype } from '../../../schema/generated/types'
import { invalid, tooLong } from '../../kernel/errors'

/** A question with what an answer to it may be. */
export interface Answerable {
  subtype: BlockSubtype
  assignment: string | null
  answerOptions: readonly AnswerOption[] | null
  /** What was uploaded for it. */
  files?: readonly { id: string }[]
}

const notOfIt = () => invalid('answer', 'This is no option of this question.')

function refuseStrange(given: readonly string[], known: ReadonlySet<string>) {
  if (given.some((each) => !known.has(each))) throw notOfIt()
  if (new Set(given).size < given.length) throw invalid('answer', 'An option is named more than once.')
}

function chosen({ answerOptions }: Answerable, given: readonly string[], most: number) {
  refuseStrange(given, new Set(answerOptions?.map(({ id }) => id)))
  if (given.length > most) throw invalid('answer', 'Choose one option.')
}

function ordered(question: Answerable, given: readonly string[]) {
  chosen(question, given, Number.POSITIVE_INFINITY)
  if (given.length < (question.answerOptions?.length ?? 0)) throw invalid('answer', 'An order names every option.')
}

function paired({ answerOptions }: Answerable, given: readonly string[]) {
  const options = answerOptions ?? []
  const pairs = new Map<string, string>(
    options.flatMap(({ id }) => options.map(({ match }) => [`${id}=${match}`, id] as const)),
  )
  refuseStrange(given, new Set(pairs.keys()))
  if (new Set(given.map((pair) => pairs.get(pair))).size < given.length)
    throw invalid('answer', 'An option has one partner.')
}

function typed({ subtype }: Answerable, given: readonly string[], count: number) {
  if (given.length !== count)
    throw invalid(
      'answer',
      count === 1 ? 'The answer is one text.' : `The answer has ${count} texts, one for each gap.`,
    )
  const size = answerLength(subtype, given)
  if (size && isTooLong(size)) throw tooLong('answer', size.most)
}

function uploaded({ subtype, files = [] }: Answerable, given: readonly string[]) {
  const known = new Set(files.map(({ id }) => id))
  if (given.some((each) => !known.has(each))) throw invalid('answer', 'This file was not uploaded for this task.')
  if (new Set(given).size < given.length) throw invalid('answer', 'A file is named more than once.')
  const most = filesTaken(subtype)?.most ?? 0
  if (given.length > most)
    throw invalid('answer', most === 1 ? 'The answer is one recording.' : `Hand in at most ${most} files.`)
}

/** An answer as stored, null for none. Throws VALIDATION: no option or file of this question, or not of its kind. */
export function takenAnswer(question: Answerable, given: readonly string[] | null): string[] | null {
  if (!given?.length) return null
  switch (question.subtype) {
    case 'single_best_answer':
    case 'true_false':
      chosen(question, given, 1)
      break
    case 'multiple_response':
      chosen(question, given, Number.POSITIVE_INFINITY)
      break
    case 'ordering':
      ordered(question, given)
      break
    case 'matching':
      paired(question, given)
      break
    case 'essay':
    case 'typed_answer':
      typed(question, given, 1)
      if (given.every((each) => !each.trim())) return null
      break
    case 'file_upload':
    case 'audio_answer':
      uploaded(question, given)
      break
    default:
      typed(question, given, question.subtype === 'cloze' ? gapsOf(question.assignment ?? '').length : 1)
      if (given.every((each) => !each.trim())) return null
  }
  return [...given]
}

/** Options struck out. Throws VALIDATION: no options of this question. */
export function takenStruck({ answerOptions }: Answerable, given: readonly string[]): string[] {
  const known = new Set(answerOptions?.map(({ id }) => id))
  const struck = [...new Set(given)]
  if (struck.some((id) => !known.has(id))) throw invalid('struck', 'This is no option of this question.')
  return struck
}
