import { dayAfter, startOf } from '../../../rules/library/review-day'
import type { ReviewKeptCard } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import type { Answer, Operation } from '../../kernel/graphql/operation'
import { isActive, isFresh, openSql, orderSql, shownFrom } from '../schedule/due-sql'
import { type Reviewer, reviewerOf, settingsOf } from '../schedule/reviewer'
import { todayOf } from '../schedule/today'
import { type Found, faceOf, foundSql, saidOf } from './shown-card'

const DAYS = 3
const KEPT_DAYS = 30
const MOST = 500
/** The characters that their cards say, formatting included: some ten times what 500 usual cards do. */
const MOST_SAID = 2_000_000

/** What a device may keep: what its person could be shown now, and no longer than that. */
export const reviewKept: Operation<'reviewKept'> = async ({ bundleId }, context) => {
  const { database, clock } = context
  const reviewer = await reviewerOf(database, signedIn(context).id, clock.now())
  const { begun } = await todayOf(database, reviewer)
  const { rows } = await database.query(bundleId ? ofBundle(reviewer, bundleId) : ofQueue(reviewer))
  const { day, zone, exams, newPerDay } = reviewer
  return {
    day,
    zone,
    exams,
    newLeft: Math.max(0, newPerDay - begun),
    settings: settingsOf(reviewer),
    cards: (rows as unknown as Kept[]).flatMap((card) => keptCard(card) ?? []),
  }
}

type Kept = Found & { keptUntil: Date }

/** The cards in their order, then of the first of them what they say. */
const keptSql = (
  where: string,
) => `with ${openSql}, placed as (select c.id, o.ends_at, row_number() over (order by ${orderSql}) as place,
      case when ${isFresh} then row_number() over (partition by ${isFresh} order by c.turn, c.id) else 0 end as begins
    ${shownFrom(`c.side <> 'question' and ${isActive} and ${where}`, 'false')}),
  kept as materialized (select * from placed where begins <= $4 order by place limit ${MOST}),
  said as (select ${foundSql}, k.place, least(k.ends_at, $2::timestamptz + interval '${KEPT_DAYS} days') as "keptUntil",
      sum(length(coalesce(w.front, b.assignment, '')) + length(coalesce(w.back, b.answer, ''))) over (order by k.place) as so_far
    from kept k join review_cards c on c.id = k.id left join content_blocks b on b.id = c.block_id left join own_cards w on w.id = c.own_card_id)
  select * from said where so_far <= ${MOST_SAID} order by place`

const queueSql = keptSql('c.turn < $3')
const bundleSql = keptSql('c.content_id = (select u.content_id from bundles u where u.id = $3)')

const ofQueue = ({ userId, now, day, zone, newPerDay }: Reviewer) => ({
  text: queueSql,
  values: [userId, now, startOf(dayAfter(day, DAYS), zone), newPerDay * DAYS],
})

const ofBundle = ({ userId, now }: Reviewer, bundleId: string) => ({
  text: bundleSql,
  values: [userId, now, bundleId, MOST],
})

function keptCard(card: Kept): Answer<ReviewKeptCard> | null {
  const face = faceOf(card)
  if (!face) return null
  const { turn, keptUntil, state, stability, difficulty, lapses, steps, scheduledDays, lastReview } = card
  const memory = { state, stability, difficulty, lapses, steps, scheduledDays, lastReview }
  return { ...saidOf(card), ...memory, front: face.front, back: face.back, turnAt: turn, keptUntil }
}
