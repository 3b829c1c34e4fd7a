import { type CardSide, type SidedCard, sideOf } from '../../../rules/content/card-sides'
import type { Markable } from '../../../rules/content/mark-answer'
import { isLeech } from '../../../rules/library/leech'
import type { Memory } from '../../../rules/library/review-memory'
import { grades, nextOf } from '../../../rules/library/review-schedule'
import { decidingOf } from '../../../rules/library/reviewing'
import type { CardKind, PracticeArea, ReviewCard, ReviewPreview, ShownWhen } from '../../../schema/generated/types'
import type { Answer } from '../../kernel/graphql/operation'
import type { Asked } from '../asking/asked'
import { byLot } from '../asking/chosen-questions'
import { markableSql } from '../asking/markable-sql'
import { shownQuestion } from '../asking/shown-question'
import { HARD_FROM } from '../schedule/due-sql'
import type { Reviewer } from '../schedule/reviewer'
import { criterionFace } from './criterion-face'
import type { KeptCriterion } from './weak-criteria'

const area = `json_build_object('id', r.id, 'name', r.name, 'shortName', r.short_name, 'bookingAllowed', r.booking_allowed,
  'meetingAllowed', r.meeting_allowed, 'classroomAllowed', r.classroom_allowed)`

/** The own card that the card `c` is a side of. */
const ownSql = `(select json_build_object('id', w.id, 'kind', w.kind, 'front', w.front, 'back', w.back, 'originName', w.origin_name, 'sessionId', w.session_id,
  'practiceArea', (select ${area} from practice_areas r where r.id = w.practice_area_id)) from own_cards w where w.id = c.own_card_id) as own`

/** The columns of a card `c` with its block `b`, as `Found`. */
export const foundSql = `c.id, c.criterion, ${ownSql}, c.suspended_at as "suspendedAt", c.block_id as "blockId", c.side, c.turn, c.state, c.due, c.stability, c.difficulty, c.reps, c.lapses, c.steps,
  c.scheduled_days as "scheduledDays", c.last_review as "lastReview", ${markableSql}, b.score, b.title, b.image, b.answer as back, b.feedback, b.topic, b.source, b.law_stated_at::text as "lawStatedAt",
  (select ${area} from practice_areas r where r.id = b.practice_area_id) as "practiceArea"`

/** A card with what its block says, right answers included: it leaves the server through `shownCard` and `askedOf` alone. */
export interface Found extends Memory, Markable {
  id: string
  /** Null of a criterion and of an own card, as all that a block says. */
  blockId: string | null
  criterion: KeptCriterion | null
  own: KeptOwn | null
  side: string
  turn: Date
  suspendedAt: Date | null
  title: string | null
  /** The file of its picture. */
  image: string | null
  back: string | null
  feedback: string | null
  topic: string | null
  source: string | null
  lawStatedAt: string | null
  practiceArea: PracticeArea | null
}

/** What a card says of the own card that it is a side of. */
interface KeptOwn {
  id: string
  kind: CardKind
  front: string
  back: string | null
  originName: string | null
  sessionId: string | null
  practiceArea: PracticeArea | null
}

export const isQuestion = ({ side }: Pick<Found, 'side'>) => side === 'question'

/** A question of the queue as an attempt at a test would ask it, its options in an order by lot. */
export const askedOf = (card: Found, more: Partial<Asked> = {}): Asked => ({
  ...untouched,
  ...card,
  // Criteria and own cards have none, and nobody asks them as a question.
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
  files: [],
}

/** A card as its person may see it; null if its block no longer has this side. */
export function shownCard(card: Found, reviewer: Reviewer): Answer<ReviewCard> | null {
  const face = isQuestion(card) ? noFace : faceOf(card)
  if (!face) return null
  const { turn, lapses, difficulty, state, suspendedAt } = card
  return {
    ...saidOf(card),
    dueAt: turn,
    lapses,
    leech: isLeech(card),
    suspendedAt,
    hard: difficulty >= HARD_FROM,
    new: state === 'new',
    ...face,
    question: isQuestion(card) ? shownQuestion(askedOf(card)) : null,
    previews: previewsOf(card, reviewer),
  }
}

/** What a card says of itself beside its two sides. */
export function saidOf(card: Found) {
  const { id, blockId, side, reps, image, source, lawStatedAt, own } = card
  return {
    id,
    blockId,
    ownCardId: own?.id ?? null,
    side,
    reps,
    image: isQuestion(card) ? null : image,
    topic: card.criterion?.sessionName ?? own?.originName ?? card.topic,
    sessionId: card.criterion?.sessionId ?? own?.sessionId ?? null,
    source: isQuestion(card) ? null : source,
    lawStatedAt: isQuestion(card) ? null : lawStatedAt,
    practiceArea: own ? own.practiceArea : card.practiceArea,
  }
}

const noFace = { front: null, back: null }

/** The two sides of a card that is no question; undefined if its block no longer has them. */
export const faceOf = (card: Found): Pick<CardSide, 'front' | 'back'> | undefined =>
  card.criterion ? criterionFace(card.criterion) : sideOf(writtenOf(card), card.side)

const writtenOf = ({ own, subtype, assignment, back }: Found): SidedCard =>
  own ? { subtype: own.kind, assignment: own.front, answer: own.back } : { subtype, assignment, answer: back }

function previewsOf(card: Found, reviewer: Reviewer): ReviewPreview[] {
  const next = nextOf(card, decidingOf(card, reviewer, reviewer.now))
  return grades.map((grade) => ({ grade, minutes: next[grade].minutes, days: next[grade].days }))
}
