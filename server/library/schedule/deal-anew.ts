import { examProfiles } from '../../../rules/library/exam-profiles'
import { startOf } from '../../../rules/library/review-day'
import type { Writing } from '../../kernel/write/write'
import { daySql } from './day-sql'
import { dealt } from './dealt'
import { freeDays } from './free-days'
import type { Reviewer } from './reviewer'

const isWaiting = `c.user_id = $1 and c.turn >= $2 and c.state = 'new' and c.suspended_at is null and c.side not in ('question', 'criterion')`

const waiting = `select c.id, coalesce(b.practice_area_id, u.practice_area_id) as "areaId" from review_cards c
  join content_blocks b on b.id = c.block_id left join bundles u on u.content_id = c.content_id where ${isWaiting} order by c.id`

// One's own cards come up when one wrote them.
const taken = `select ${daySql('c.turn', '$3')}::text as day, count(*)::int as count from review_cards c where ${isWaiting} and c.own_card_id is not null group by 1`

const place = `update review_cards c set due = e.due from jsonb_to_recordset($1) as e(id uuid, due timestamptz) where c.id = e.id and c.due <> e.due`

/** Deals the cards that wait for their first day among the days from tomorrow on, by the areas of the exam, and answers the day of each. */
export async function dealAnew(writing: Writing, reviewer: Reviewer): Promise<Map<string, string>> {
  const { userId, until, zone } = reviewer
  const { rows } = await writing.query({ text: waiting, values: [userId, until] })
  const cards = dealt(rows as { id: string; areaId: string | null }[], await weightsOf(writing, reviewer))
  const { rows: own } = await writing.query({ text: taken, values: [userId, until, zone] })
  const takenBy = new Map(own.map(({ day, count }) => [day as string, count as number]))
  const days = freeDays(reviewer, takenBy, cards.length)
  const placed = cards.map(({ id }, at) => ({ id, day: days[at] as string }))
  const values = placed.map(({ id, day }) => ({ id, due: startOf(day, zone) }))
  await writing.query({ text: place, values: [JSON.stringify(values)] })
  return new Map(placed.map(({ id, day }) => [id, day]))
}

/** The share of each area in percent, by its id, in the papers that somebody is to sit. */
async function weightsOf({ query }: Writing, { exams }: Reviewer): Promise<Map<string, number>> {
  const areas = examProfiles
    .flatMap(({ exam, papers }) => papers.map((each) => ({ ...each, exam })))
    .filter(({ exam, paper }) => exams.some((each) => each.exam === exam && each.paper === paper))
    .flatMap((paper) => paper.areas)
  if (!areas.length) return new Map()
  const { rows } = await query({
    text: 'select id, short_name as "shortName" from practice_areas where short_name = any($1::text[])',
    values: [areas.map(({ area }) => area)],
  })
  const byName = new Map(areas.map(({ area, weight: [least, most] }) => [area, (least + most) / 2]))
  return new Map(rows.map(({ id, shortName }) => [id as string, byName.get(shortName as string) ?? 0]))
}
