import { type Kept, type Memory, memoryOf } from '../../../rules/library/review-memory'
import type { GivenAnswer } from '../../../rules/library/review-replay'
import type { Connection } from '../../kernel/database/database'
import { openSql, shownFrom } from '../schedule/due-sql'
import type { DeviceEvent } from './device-events'

/** A card that nobody else changes before this transaction ends, with all its answers. */
export interface HeldCard {
  id: string
  side: string
  memory: Memory
  insertedAt: Date
  /** Whether its person may be shown it now. */
  open: boolean
  answers: HeldAnswer[]
}

export interface HeldAnswer extends GivenAnswer {
  id: string
  cardId: string
  /** Null: it was sent as it was given. */
  eventId: string | null
  seconds: number
  /** What was remembered before it; null of one that has only just come. */
  before: Memory | null
  /** Whether it has come, or was taken back, by these events. */
  changed: boolean
}

export interface Held {
  cards: Map<string, HeldCard>
  /** The answers that came as events, by the event's id. */
  byEvent: Map<string, HeldAnswer>
}

// In one order, so that of two who replay at once one waits for the other.
const cardsSql = `select id, side, state, due, stability, difficulty, reps, lapses, steps, scheduled_days as "scheduledDays", last_review as "lastReview",
    inserted_at as "insertedAt" from review_cards where user_id = $1 and id = any($2::uuid[]) order by id for update`

const openIdsSql = `with ${openSql} select c.id ${shownFrom('c.id = any($3::uuid[])', 'false')}`

const answersSql = `select id, card_id as "cardId", event_id as "eventId", at, grade, seconds, before, undone_at is not null as undone
  from review_logs where user_id = $1 and (card_id = any($2::uuid[]) or event_id = any($3::uuid[]))`

/** Holds the cards of events, and reads what has been answered. */
export async function heldCards(
  { query, now }: Connection & { now: Date },
  userId: string,
  events: readonly DeviceEvent[],
): Promise<Held> {
  const ids = [...new Set(events.map(({ cardId }) => cardId))]
  const { rows: found } = await query({ text: cardsSql, values: [userId, ids] })
  const { rows: opened } = await query({ text: openIdsSql, values: [userId, now, ids] })
  const eventIds = events.map(({ id, undoes }) => undoes ?? id)
  const { rows: answers } = await query({ text: answersSql, values: [userId, ids, eventIds] })
  const open = new Set(opened.map(({ id }) => id))
  const cards = new Map<string, HeldCard>()
  for (const row of found as unknown as (Memory & Pick<HeldCard, 'id' | 'side' | 'insertedAt'>)[]) {
    const { id, side, insertedAt, ...memory } = row
    cards.set(id, { id, side, insertedAt, memory, open: open.has(id), answers: [] })
  }
  const byEvent = new Map<string, HeldAnswer>()
  for (const row of answers as unknown as (Omit<HeldAnswer, 'before'> & { before: Kept })[]) {
    const answer = { ...row, key: row.eventId ?? row.id, before: memoryOf(row.before), changed: false }
    cards.get(row.cardId)?.answers.push(answer)
    if (row.eventId) byEvent.set(row.eventId, answer)
  }
  return { cards, byEvent }
}
