import { withGaps } from '../../../rules/content/block-kinds'
import { rightAnswer } from '../../../rules/content/mark-answer'
import { isCheckable, showsOutcome } from '../../../rules/library/shown'
import type { AnswerOption, AttemptOutcome, AttemptQuestion, AttemptReason } from '../../../schema/generated/types'
import type { Answer } from '../../kernel/graphql/operation'
import type { Asked } from './asked'

/** Fewer say too much of single people. */
const FEWEST_OTHERS = 5

/** The kinds of question whose options are shown; those of the others are what is accepted. */
const offering = ['single_best_answer', 'multiple_response', 'true_false', 'ordering', 'matching']
/** The kinds in which an option is right or wrong by itself. */
const choosing = ['single_best_answer', 'multiple_response', 'true_false']

/** Options in the order of the attempt; ones that the author has added since stand last. */
function inOrder({ answerOptions, optionOrder }: Asked): AnswerOption[] {
  const place = new Map(optionOrder.map((id, at) => [id, at]))
  const at = ({ id }: AnswerOption) => place.get(id) ?? optionOrder.length
  return (answerOptions ?? []).toSorted((one, other) => at(one) - at(other))
}

const emptied = (text: string | null) =>
  text && withGaps(text, ({ number, hint }) => `{{c${number}::${hint ? `::${hint}` : ''}}}`)

function matchesOf({ subtype, answerOptions }: Asked): string[] {
  if (subtype !== 'matching') return []
  return [...new Set(answerOptions?.flatMap(({ match }) => match ?? []))].sort((one, other) =>
    one.localeCompare(other, 'en'),
  )
}

/** How many of the others chose an option, in percent. */
function chosenBy({ subtype, others, choices, ownChoice }: Asked, id: string): number | null {
  if (others < FEWEST_OTHERS || !choosing.includes(subtype)) return null
  const chose = (choices[id] ?? 0) - (ownChoice?.includes(id) ? 1 : 0)
  return Math.min(100, Math.round((100 * Math.max(0, chose)) / others))
}

const reasonOf =
  (question: Asked) =>
  ({ id, correct, feedback }: AnswerOption): AttemptReason => ({
    optionId: id,
    correct: correct || question.accepted.includes(id) || !choosing.includes(question.subtype),
    feedback,
    chosen: chosenBy(question, id),
  })

function outcomeOf(question: Asked): Answer<AttemptOutcome> {
  const { right, points, feedback, model, source, lawStatedAt, others, waits, marker, markedAt, remark } = question
  return {
    right,
    points,
    waits,
    marker,
    markedAt,
    remark,
    correct: rightAnswer(question),
    reasons: inOrder(question).map(reasonOf(question)),
    feedback,
    model,
    source,
    lawStatedAt,
    others,
  }
}

/** A question as the person may see it now: without its right answer and all that goes with it, until that may be shown. */
export function shownQuestion(question: Asked): Answer<AttemptQuestion> {
  const { subtype, assignment } = question
  return {
    id: question.id,
    position: question.position,
    blockId: question.blockId,
    subtype,
    title: question.title,
    assignment: subtype === 'cloze' ? emptied(assignment) : assignment,
    options: offering.includes(subtype) ? inOrder(question).map(({ id, body }) => ({ id, body })) : [],
    matches: matchesOf(question),
    practiceArea: question.practiceArea,
    topic: question.topic,
    score: question.score,
    answer: question.answer,
    files: question.files,
    confidence: question.confidence,
    flagged: question.flagged,
    struck: question.struck,
    note: question.note,
    seconds: question.seconds,
    changes: question.changes,
    change: question.change,
    savedAt: question.savedAt,
    checkedAt: question.checkedAt,
    checkable: isCheckable(question) && !question.voidedAt,
    seenBefore: question.seenBefore,
    voided: question.voidedAt !== null,
    correctionReason: showsOutcome(question) ? question.correctionReason : null,
    report: question.report,
    outcome: showsOutcome(question) && !question.voidedAt ? outcomeOf(question) : null,
  }
}
