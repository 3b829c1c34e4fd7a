import type { AnswerOption, BlockMetadata, BlockSubtype } from '../../schema/generated/types'
import { folded } from '../folded'
import { gapsOf } from './block-kinds'
import { numberIn } from './complete'

/** A question with what marks it. */
export interface Markable {
  subtype: BlockSubtype
  assignment: string | null
  answerOptions: readonly AnswerOption[] | null
  metadata: BlockMetadata | null
  score: number
  /** The ids of options that count as right too. */
  accepted: readonly string[]
  /** When the question was taken out: it counts nothing. */
  voidedAt: Date | null
}

/** Null where nobody has marked it, as of an essay. */
export interface Mark {
  right: boolean | null
  points: number | null
}

type Answered = Omit<Markable, 'score' | 'subtype' | 'voidedAt'>

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Tags that may stand within a word. */
const withinWords = /<\/?(?:strong|em|u|s|sup|sub|a|code)(?: [^<>]*)?>/g

/** A text without tags and entities. */
export const plainText = (html: string): string =>
  html
    .replace(withinWords, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/** Stands for a hyphen between letters, until texts are compared. */
const HYPHEN = '\ue000'
const hyphens = /(?<=\p{L}\p{M}*)[\u2010-\u2015\u2212-](?=\p{L})/gu

/** The words of a typed answer: case, marks, tags, punctuation and the kinds of space, hyphen and apostrophe do not matter, and '&' is 'and'. */
function wordsOf(text: string): string {
  const plain = plainText(text)
  const words = folded(plain.replace(hyphens, HYPHEN).replace(/[&\uff06]/g, ' and '))
    // A point or a comma within a number stays or is left out as in the number; 's.21' and 's 21' are one.
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/\.(?!\d)|(?<!\d)\./g, '')
    .replace(/[^\p{L}\p{M}\p{N}.\ue000]/gu, ' ')
    .replace(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
  return words || plain
}

const gapAt = (text: string, at: number) => (text[at] === ' ' || text[at] === HYPHEN ? (text[at] as string) : '')

/** What was typed is what is accepted; each word may be written with its hyphen, without, or in two. */
function isSame(accepted: string, typed: string): boolean {
  const [one, other] = [wordsOf(accepted), wordsOf(typed)]
  let [at, there] = [0, 0]
  while (at < one.length && there < other.length) {
    const [gap, gapThere] = [gapAt(one, at), gapAt(other, there)]
    if (gap !== gapThere && gap !== HYPHEN && gapThere !== HYPHEN) return false
    at += gap.length
    there += gapThere.length
    if (one[at++] !== other[there++]) return false
  }
  return at === one.length && there === other.length
}

const shareOf = (right: number, all: number) => (all ? right / all : 0)

/** One of the options is right. */
const oneOf = ({ answerOptions, accepted }: Answered, [chosen]: readonly string[]) =>
  answerOptions?.some(({ id, correct }) => (correct || accepted.includes(id)) && id === chosen) ? 1 : 0

/** Right ones less wrong ones, of all that are right, and not below 0. */
function someOf({ answerOptions }: Answered, chosen: readonly string[]) {
  const right = new Set(answerOptions?.filter(({ correct }) => correct).map(({ id }) => id))
  const hits = chosen.filter((id) => right.has(id)).length
  return Math.max(0, shareOf(hits - (chosen.length - hits), right.size))
}

const sameText = ({ answerOptions }: Answered, [typed = '']: readonly string[]) =>
  answerOptions?.some(({ correct, body }) => correct && isSame(body, typed)) ? 1 : 0

/** Room for the rounding of decimal fractions, less than a penny of any sum. */
const NOTHING = 1e-13

function sameNumber({ answerOptions, metadata }: Answered, [typed = '']: readonly string[]) {
  const given = numberIn(typed)
  const reach = (metadata?.tolerance ?? 0) + NOTHING * Math.max(1, Math.abs(given))
  return answerOptions?.some(({ correct, body }) => correct && Math.abs(numberIn(body) - given) <= reach) ? 1 : 0
}

/** The share of neighbours that follow each other as in the right order. */
function inOrder({ answerOptions }: Answered, given: readonly string[]) {
  const right = (answerOptions ?? []).map(({ id }) => id)
  const next = new Map(given.map((id, at) => [id, given[at + 1]]))
  const pairs = right.slice(0, -1).filter((id, at) => next.get(id) === right[at + 1])
  return shareOf(pairs.length, right.length - 1)
}

function matched({ answerOptions }: Answered, given: readonly string[]) {
  const options = answerOptions ?? []
  const pairs = new Set(given)
  return shareOf(options.filter(({ id, match }) => pairs.has(`${id}=${match}`)).length, options.length)
}

function filled({ assignment }: Answered, given: readonly string[]) {
  const gaps = gapsOf(assignment ?? '')
  return shareOf(gaps.filter(({ answer }, at) => isSame(answer, given[at] ?? '')).length, gaps.length)
}

/** How each kind of question is marked: the share of its points that an answer gets, from 0 to 1. */
const marking: Partial<Record<BlockSubtype, (question: Answered, answer: readonly string[]) => number>> = {
  single_best_answer: oneOf,
  true_false: oneOf,
  multiple_response: someOf,
  short_answer: sameText,
  numeric: sameNumber,
  ordering: inOrder,
  matching: matched,
  cloze: filled,
}

/** Whether answers to this kind of question are marked here. */
export const isMarked = (subtype: BlockSubtype): boolean => subtype in marking

/** Marks an answer; none gets no points. Nothing is taken off for a wrong one. */
export function markAnswer(question: Markable, answer: readonly string[] | null): Mark {
  const share = marking[question.subtype]
  if (!share || question.voidedAt) return { right: null, points: null }
  const got = answer?.length ? share(question, answer) : 0
  return { right: got >= 1, points: Math.round(got * question.score * 10_000) / 10_000 }
}

/** The right answer, in the form of an answer; of a typed one all that are accepted, of an essay none. */
export function rightAnswer({ subtype, assignment, answerOptions, accepted }: Markable): string[] {
  const options = answerOptions ?? []
  if (subtype === 'cloze') return gapsOf(assignment ?? '').map(({ answer }) => plainText(answer))
  if (subtype === 'ordering') return options.map(({ id }) => id)
  if (subtype === 'matching') return options.map(({ id, match }) => `${id}=${match}`)
  const right = options.filter(({ id, correct }) => correct || accepted.includes(id))
  return subtype === 'short_answer' || subtype === 'numeric'
    ? right.map(({ body }) => plainText(body))
    : right.map(({ id }) => id)
}
