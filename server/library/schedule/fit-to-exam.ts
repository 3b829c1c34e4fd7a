import { dayAfter, dayOf, daysBetween, startOf } from '../../../rules/library/review-day'
import { type Horizon, lotOf, naturalDays, within } from '../../../rules/library/review-schedule'
import { horizonOf } from '../../../rules/library/reviewing'
import type { Writing } from '../../kernel/write/write'
import { dealAnew } from './deal-anew'
import { type Reviewer, reviewerOf } from './reviewer'

interface Card {
  id: string
  due: Date
  stability: number
  lastReview: Date
}

const begun = `select id, due, stability, last_review as "lastReview" from review_cards
  where user_id = $1 and state = 'review' and due >= $2`

const save = `update review_cards c set due = e.due from jsonb_to_recordset($1) as e(id uuid, due timestamptz) where c.id = e.id`

/**
 * Moves the days on which a person's cards come back, once their exam sittings have changed: what now stands after the day before the next one comes before it,
 * what another one had held in goes back to its own day, and cards that have not begun are dealt by the areas of the exams.
 */
export async function fitToExam(writing: Writing, userId: string): Promise<void> {
  const reviewer = await reviewerOf(writing, userId, writing.now)
  const { rows } = await writing.query({ text: begun, values: [userId, reviewer.until] })
  const horizon = horizonOf(reviewer, reviewer.day)
  const moved = (rows as unknown as Card[]).flatMap((card) => {
    const due = dueOf(card, reviewer, horizon)
    return due.getTime() === card.due.getTime() ? [] : [{ id: card.id, due }]
  })
  if (moved.length) await writing.query({ text: save, values: [JSON.stringify(moved)] })
  await dealAnew(writing, reviewer)
}

function dueOf({ id, due, stability, lastReview }: Card, reviewer: Reviewer, horizon: Horizon): Date {
  const { day, zone, retention, parameters } = reviewer
  const stands = daysBetween(day, dayOf(due, zone))
  const since = daysBetween(dayOf(lastReview, zone), day)
  // A better answer may have got a day or two more than its stability asks for.
  const days = Math.max(stands, naturalDays(stability, { retention, parameters }) - since)
  return startOf(dayAfter(day, within(days, horizon, lotOf(id))), zone)
}
