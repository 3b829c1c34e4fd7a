import { optionRules, type QuestionKind, withGaps } from '../../../rules/content/block-kinds'
import { isComplete, numberIn } from '../../../rules/content/complete'
import type { BlockSubtype, ExchangeFormat } from '../../../schema/generated/types'
import type { NeutralBlock, NeutralOption } from './neutral-block'
import { escapeText, paragraphs, plainOf, wordsOf } from './plain-html'

interface Holding {
  /** The kinds of questions and cards that the format holds. */
  kinds: readonly `${NeutralBlock['type']}:${BlockSubtype}`[]
  /** Whether it holds what is not finished. */
  unfinished?: true
  title?: true
  score?: true
  facts?: true
  media?: true
  /** Whether feedback on single options has a place. */
  optionFeedback?: readonly BlockSubtype[]
}

const choices = ['question:single_best_answer', 'question:multiple_response', 'question:true_false'] as const
const written = ['question:short_answer', 'question:numeric', 'question:matching', 'question:essay'] as const
const ordered = ['question:ordering', 'question:cloze'] as const
const cards = ['flashcard:basic', 'flashcard:basic_reversed', 'flashcard:cloze'] as const
const withFeedback = ['single_best_answer', 'multiple_response', 'true_false', 'short_answer', 'numeric'] as const

/** What each format holds; docs/exchange.md says it in words. */
export const holdings: Record<ExchangeFormat, Holding> = {
  gift: { kinds: [...choices, ...written], title: true, facts: true, optionFeedback: withFeedback },
  csv: {
    kinds: [...choices, ...written, ...ordered, ...cards],
    unfinished: true,
    title: true,
    score: true,
    facts: true,
    optionFeedback: [...withFeedback, 'ordering', 'matching'],
  },
  moodle_xml: {
    kinds: [...choices, ...written, ...ordered],
    title: true,
    score: true,
    facts: true,
    media: true,
    optionFeedback: withFeedback,
  },
  qti_2: {
    kinds: [...choices, ...written, ...ordered],
    title: true,
    score: true,
    facts: true,
    media: true,
    optionFeedback: [...withFeedback, 'ordering', 'matching'],
  },
  qti_3: {
    kinds: [...choices, ...written, ...ordered],
    title: true,
    score: true,
    facts: true,
    media: true,
    optionFeedback: [...withFeedback, 'ordering', 'matching'],
  },
  anki: { kinds: cards, title: true, facts: true, media: true },
}

export interface Held {
  /** The block as the format holds it; null: it does not. */
  block: NeutralBlock | null
  /** What of it is lost, by short names. */
  losses: string[]
}

const factNames = ['area', 'topic', 'source', 'lawStatedAt', 'complexity', 'estimate'] as const

/** A block on its way through a format: what it loses is named and dropped. */
interface Passing {
  held: NeutralBlock
  /** Drops something, and names it if there was anything to drop. */
  lose(what: string, isThere: boolean, rest: Partial<NeutralBlock>): void
}

/** A block as it is after a way through a format, and what it loses there. */
export function heldBy(format: ExchangeFormat, block: NeutralBlock): Held {
  const holding = holdings[format]
  const out = (why: string): Held => ({ block: null, losses: [why] })
  if (!holding.kinds.includes(`${block.type}:${block.subtype}`))
    return out(block.type === 'flashcard' ? 'a flashcard' : 'a kind of question')
  if (!holding.unfinished && !isComplete({ ...block, answerOptions: block.options as never }))
    return out('an unfinished one')
  if (format === 'gift' && block.subtype === 'short_answer' && block.options.every(({ body }) => /->|-&gt;/.test(body)))
    return out('short answers with an arrow')
  const losses: string[] = []
  const held: NeutralBlock = { ...block, options: block.options.map((each) => ({ ...each })) }
  const lose: Passing['lose'] = (what, isThere, rest) => {
    if (!isThere) return
    losses.push(what)
    Object.assign(held, rest)
  }
  lose('pictures in its texts', textsOf(held).some(hasPicture), withoutPictures(held))
  if (!holding.title) lose('a title', held.title !== null, { title: null })
  if (!holding.score) lose('its points', held.score !== 1, { score: 1 })
  if (!holding.media) lose('a picture or a sound', Boolean(held.image ?? held.audio), { image: null, audio: null })
  if (!holding.facts) for (const fact of factNames) lose('its facts', held[fact] !== null, { [fact]: null })
  if (!holding.optionFeedback?.includes(block.subtype))
    lose(
      'feedback on options',
      block.options.some(({ feedback }) => feedback),
      {
        options: held.options.map((each) => ({ ...each, feedback: null })),
      },
    )
  if (format !== 'csv') tidy(format, { held, lose })
  return { block: held, losses }
}

const textsOf = ({ assignment, answer, feedback, options }: NeutralBlock) => [
  ...[assignment, answer, feedback],
  ...options.flatMap((option) => [option.body, option.feedback]),
]
const hasPicture = (html: string | null) => Boolean(html?.includes('<img '))
const emptied = (html: string) => html.replace(/<img [^>]*>/g, '')

/** No format has a place for the pictures within a text, only for the one beside it. */
function withoutPictures({ assignment, answer, feedback, options }: NeutralBlock): Partial<NeutralBlock> {
  const plain = (html: string | null) => html && emptied(html)
  return {
    assignment: plain(assignment),
    answer: plain(answer),
    feedback: plain(feedback),
    options: options.map((each) => ({ ...each, body: emptied(each.body), feedback: plain(each.feedback) })),
  }
}

/** What a kind of question does not use has a place in tables only. */
function tidy(format: ExchangeFormat, { held, lose }: Passing) {
  const { options, subtype, type } = held
  const usesAnswer = type === 'flashcard' ? subtype !== 'cloze' : subtype === 'essay' && format !== 'gift'
  if (type === 'flashcard') lose('options', options.length > 0, { options: [] })
  if (!usesAnswer) lose('a model answer', held.answer !== null, { answer: null })
  if (subtype !== 'numeric') lose('a tolerance', held.tolerance !== null, { tolerance: null })
  if (subtype !== 'matching')
    lose(
      'partners of options',
      options.some(({ match }) => match),
      {
        options: options.map((each) => ({ ...each, match: null })),
      },
    )
  if (type === 'question' && optionRules[subtype as QuestionKind].right[0] === 0)
    lose(
      'which options are right',
      options.some(({ correct }) => correct),
      {
        options: options.map((each) => ({ ...each, correct: false })),
      },
    )
  if (type === 'question' && subtype === 'cloze') plainGaps({ held, lose })
  if (subtype === 'short_answer') reshape({ held, lose }, ({ body }) => paragraphs(plainOf(body) ?? wordsOf(body)))
  if (subtype === 'numeric') reshape({ held, lose }, ({ body }) => `<p>${numberIn(body)}</p>`)
  if (subtype === 'true_false') asTruth({ held, lose })
}

/** Formats number gaps in their order, and hold an answer in words for each. */
function plainGaps({ held, lose }: Passing) {
  const before = held.assignment ?? ''
  const assignment = withGaps(before, ({ answer }, at) => `{{c${at + 1}::${escapeText(wordsOf(answer))}}}`)
  lose('hints, groups or the form of gaps', assignment !== before, { assignment })
}

/** Gives each option another body. */
function reshape({ held, lose }: Passing, shape: (option: NeutralOption, at: number) => string) {
  const options = held.options.map((each, at) => ({ ...each, body: shape(each, at) }))
  lose(
    'the form of an answer',
    options.some(({ body }, at) => body !== held.options[at]?.body),
    { options },
  )
}

/** Formats know two answers, true and false, in this order; two other options are a single best answer. */
function asTruth(passing: Passing) {
  const words = passing.held.options.map(({ body }) => wordsOf(body).toLowerCase())
  if (words.join() !== 'true,false') passing.lose('that it is true or false', true, { subtype: 'single_best_answer' })
  else reshape(passing, (_, at) => (at ? '<p>False</p>' : '<p>True</p>'))
}
