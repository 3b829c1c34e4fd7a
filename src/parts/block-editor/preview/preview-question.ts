import { markAnswer, rightAnswer } from '../../../../rules/content/mark-answer'
import { isMarkedByPerson } from '../../../../rules/library/points'
import type { Question } from '../../player/test/attempt-parts'
import type { EditedBlock, PracticeArea } from '../blocks'
import type { Fields } from '../form/draft-fields'

const offering = ['single_best_answer', 'multiple_response', 'true_false', 'ordering', 'matching']

/** The preview shows the question as it is written, whatever was decided of it. */
const neverCorrected = { accepted: [], voidedAt: null }

/** A question as a student meets it, out of what is being written; with `checked` as after the answer. Nothing of it reaches the server. */
export function previewQuestion(
  { id }: EditedBlock,
  fields: Fields,
  areas: readonly PracticeArea[],
  { answer, checked }: { answer: string[] | null; checked: boolean },
): Question {
  const { subtype, assignment, topic, title } = fields
  const options = fields.answerOptions ?? []
  return {
    id,
    blockId: id,
    position: 0,
    subtype,
    title,
    assignment,
    options: offering.includes(subtype)
      ? arranged(subtype, options).map(({ id: optionId, body }) => ({ id: optionId, body }))
      : [],
    matches: [...new Set(options.flatMap(({ match }) => match || []))].sort((one, other) =>
      one.localeCompare(other, 'en'),
    ),
    practiceArea: areas.find((each) => each.id === fields.practiceAreaId) ?? null,
    topic,
    score: scoreOf(fields),
    answer,
    files: [],
    confidence: null,
    flagged: false,
    struck: [],
    note: null,
    seconds: 0,
    changes: 0,
    change: 0,
    savedAt: null,
    checkedAt: null,
    checkable: false,
    seenBefore: false,
    voided: false,
    correctionReason: null,
    report: null,
    outcome: checked ? outcomeOf(fields, answer) : null,
  }
}

const scoreOf = ({ score }: Fields) => score ?? 1

/** What was right, as it is told after the answer. */
function outcomeOf(fields: Fields, answer: string[] | null): Question['outcome'] {
  const { subtype, assignment, metadata, feedback, source, lawStatedAt } = fields
  const answerOptions = fields.answerOptions ?? []
  const markable = { subtype, assignment, answerOptions, metadata, score: scoreOf(fields), ...neverCorrected }
  return {
    ...markAnswer(markable, answer),
    waits: false,
    marker: null,
    markedAt: null,
    remark: null,
    correct: rightAnswer(markable),
    reasons: answerOptions.map((each) => ({
      optionId: each.id,
      correct: each.correct,
      feedback: each.feedback || null,
      chosen: null,
    })),
    feedback,
    model: isMarkedByPerson(subtype) ? fields.answer : null,
    source,
    lawStatedAt,
    others: 0,
  }
}

/** In another order than the right one, the same each time. */
const arranged = <Each extends { id: string }>(subtype: string, options: readonly Each[]): readonly Each[] =>
  subtype === 'ordering' ? options.toSorted((one, other) => (one.id < other.id ? -1 : 1)) : options
