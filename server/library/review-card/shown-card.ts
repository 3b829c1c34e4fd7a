import { type CardSide, sidesOf } from '../../../access/content/card-sides'
import type { Markable } from '../../../access/content/mark-answer'
import type { PracticeArea, ReviewCard, ReviewPreview, ShownWhen } from '../../../schema/generated/types'
import type { Answer } from '../../kernel/graphql/operation'
import type { Asked } from '../test-attempt/asked'
import { byLot } from '../test-attempt/chosen-questions'
import { markableSql } from '../test-attempt/markable-sql'
import { shownQuestion } from '../test-attempt/shown-question'
import { criterionFace } from './criterion-face'
import { dayOf } from './day'
import { HARD_FROM } from './due-sql'
import type { Memory } from './memory'
import type { Reviewer } from './reviewer'
import { type Deciding, grades, lotOf, nextOf } from './schedule'
import type { KeptCriterion } from './weak-criteria'

const area = `json_build_object('id', r.id, 'name', r.name, 'shortName', r.short_name, 'bookingAllowed', r.booking_allowed,
  'meetingAllowed', r.meeting_allowed, 'classroomAllowed', r.classroom_allowed)`

/** The columns of a card `c` with its block `b`, as `Found`. */
export const foundSql = `c.id, c.criterion, c.block_id as "blockId", c.side, c.turn, c.state, c.due, c.stability, c.difficulty, c.reps, c.lapses, c.steps,
  c.scheduled_days as "scheduledDays", c.last_review as "lastReview", ${markableSql}, b.score, b.title, b.answer as back, b.feedback, b.topic, b.source, b.law_stated_at::text as "lawStatedAt",
  (select ${area} from practice_areas r where r.id = b.practice_area_id) as "practiceArea"`

/** A card with what its block says, right answers included: it leaves the server through `shownCard` and `askedOf` alone. */
export interface Found extends Memory, Markable {
  id: string
  /** Null of a criterion, as all that a block says. */
  blockId: string | null
  criterion: KeptCriterion | null
  side: string
  turn: Date
  title: string | null
  back: string | null
  feedback: string | null
  topic: string | null
  source: string | null
  lawStatedAt: string | null
  practiceArea: PracticeArea | null
}

export const isQuestion = ({ side }: Pick<Found, 'side'>) => side === 'question'

/** What decides when a card comes back. */
export const decidingOf = (
  card: Pick<Found, 'id' | 'side'>,
  { now, zone, retention, horizon }: Reviewer,
): Deciding => ({
  now,
  dayOf: (instant) => dayOf(instant, zone),
  retention,
  horizon,
  // What a marker said is thought over for days, not minutes.
  stepped: !isQuestion(card) && card.side !== 'criterion',
  lot: lotOf(card.id),
})

/** A question of the queue as an attempt at a test would ask it, its options in an order by lot. */
export const askedOf = (card: Found, more: Partial<Asked> = {}): Asked => ({
  ...untouched,
  ...card,
  // Only a criterion has none, and nobody asks it as a question.
  blockId: card.blockId ?? '',
  position: 0,
  optionOrder: byLot(card.answerOptions ?? []),
  seenBefore: true,
  model: null,
  ...more,
})

const untouched = {
  waits: false,
  marker: null,
  markedAt: null,
  remark: null,
  answer: null,
  confidence: null,
  flagged: false,
  struck: [],
  note: null,
  seconds: 0,
  changes: 0,
  change: 0,
  savedAt: null,
  checkedAt: null,
  points: null,
  right: null,
  feedbackShow: 'after_answer' as ShownWhen,
  mode: 'practice' as const,
  status: 'in_progress' as const,
  endsAt: null,
  accessOver: false,
  satElsewhere: false,
  others: 0,
  choices: {},
  ownChoice: null,
  correctionReason: null,
  report: null,
}

/** A card as its person may see it; null if its block no longer has this side. */
export function shownCard(card: Found, reviewer: Reviewer): Answer<ReviewCard> | null {
  const face = isQuestion(card) ? noFace : faceOf(card)
  if (!face) return null
  const { id, blockId, side, turn, reps, lapses, difficulty, state, topic, source, lawStatedAt, practiceArea } = card
  return {
    id,
    blockId,
    side,
    dueAt: turn,
    reps,
    lapses,
    hard: difficulty >= HARD_FROM,
    new: state === 'new',
    front: face.front,
    back: face.back,
    topic: card.criterion?.sessionName ?? topic,
    sessionId: card.criterion?.sessionId ?? null,
    source: isQuestion(card) ? null : source,
    lawStatedAt: isQuestion(card) ? null : lawStatedAt,
    practiceArea,
    question: isQuestion(card) ? shownQuestion(askedOf(card)) : null,
    previews: previewsOf(card, reviewer),
  }
}

const noFace = { front: null, back: null }

const faceOf = (card: Found): Pick<CardSide, 'front' | 'back'> | undefined =>
  card.criterion
    ? criterionFace(card.criterion)
    : sidesOf({ subtype: card.subtype, assignment: card.assignment, answer: card.back }).find(
        ({ side }) => side === card.side,
      )

function previewsOf(card: Found, reviewer: Reviewer): ReviewPreview[] {
  const next = nextOf(card, decidingOf(card, reviewer))
  return grades.map((grade) => ({ grade, minutes: next[grade].minutes, days: next[grade].days }))
}
