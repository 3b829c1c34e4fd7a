import type { AnswerOption, BlockSubtype, BlockType } from '../../schema/generated/types'
import { gapsOf, optionRules, type QuestionKind } from './block-kinds'

/** What decides whether a block is finished. */
export interface Finishable {
  type: BlockType
  subtype: BlockSubtype
  image?: string | null
  audio?: string | null
  video?: string | null
  link?: string | null
  assignment?: string | null
  answerOptions?: readonly AnswerOption[] | null
  answer?: string | null
}

/** Whether somebody reads or sees something; a picture has words in its place. */
const hasText = (html: string | null | undefined) => Boolean(html?.replace(/<(?!img )[^<>]*>|&nbsp;/g, ' ').trim())
const hasGaps = (text: string | null | undefined) => gapsOf(text ?? '').some(({ answer }) => answer.trim())

/** What a block needs before a learner can be given it. */
export type Lack =
  | 'question'
  | 'options'
  | 'option_texts'
  | 'right_option'
  | 'one_right_option'
  | 'partners'
  | 'numbers'
  | 'gaps'
  | 'front'
  | 'back'
  | 'task'
  | 'something'

function lacksOfQuestion(kind: QuestionKind, { assignment, answerOptions }: Finishable): Lack[] {
  const lacks: Lack[] = hasText(assignment) ? [] : ['question']
  if (kind === 'cloze') return hasGaps(assignment) ? lacks : [...lacks, 'gaps']
  const options = answerOptions ?? []
  const { least, most, right } = optionRules[kind]
  const correct = options.filter((each) => each.correct).length
  if (options.length < least || options.length > most) lacks.push('options')
  if (!options.every(({ body }) => hasText(body))) lacks.push('option_texts')
  if (correct < right[0]) lacks.push('right_option')
  if (correct > (right[1] ?? options.length)) lacks.push('one_right_option')
  if (kind === 'matching' && !options.every(({ match }) => hasText(match))) lacks.push('partners')
  if (kind === 'numeric' && !options.every(({ body }) => Number.isFinite(numberIn(body)))) lacks.push('numbers')
  return lacks
}

/** The number that a text holds, without tags, commas and a pound sign; NaN if it is none, or has more digits than a number holds. A dash before it is a minus. */
export function numberIn(text: string): number {
  const plain = text.replace(/<[^<>]*>|[£,\s]|&nbsp;/g, '').replace(/^[\u2010-\u2015\u2212]/, '-')
  const number = /^[-+]?(\d+(\.\d*)?|\.\d+)%?$/.test(plain) ? Number.parseFloat(plain) : Number.NaN
  return Number.isFinite(number) ? number : Number.NaN
}

/** What a block lacks: a question asks something and has options and right answers, a task says what to do, a card has both sides, anything else has something in it. */
export function lacksOf(block: Finishable): Lack[] {
  const { type, subtype, assignment, answer, image, audio, video, link } = block
  if (type === 'question') return lacksOfQuestion(subtype as QuestionKind, block)
  if (type === 'flashcard' && subtype === 'cloze') return hasGaps(assignment) ? [] : ['gaps']
  if (type === 'flashcard')
    return [...(hasText(assignment) ? [] : ['front' as const]), ...(hasText(answer) ? [] : ['back' as const])]
  if (type === 'task') return hasText(assignment) ? [] : ['task']
  if (type === 'embed') return link ? [] : ['something']
  return hasText(assignment) || image || audio || video ? [] : ['something']
}

/** Whether a learner can be given a block. */
export const isComplete = (block: Finishable): boolean => lacksOf(block).length === 0
