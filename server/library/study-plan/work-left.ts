import type { Connection } from '../../kernel/database/database'
import { usableInTest, usableQuestion } from '../asking/usable-question'
import { opens } from '../library-permission/term'

/** A slide or a video whose length nobody knows. */
const UNKNOWN_SECONDS = 90

/** The bundles `u` that a person has open; `$1` the person, `$2` now. */
const open = `from library_permissions p join bundles u on u.id = p.bundle_id and u.status in ('published', 'archived')
  left join library_categories s on s.id = u.category_id`
const isTheirs = `p.user_id = $1 and ${opens('p', '$2')}`
const area = 'coalesce(u.practice_area_id, s.practice_area_id)'
const isTaken = `u.id in (select e.bundle_id from test_attempts e where e.user_id = $1 and e.bundle_id is not null and e.status in ('submitted', 'graded'))`
const isAnswered = 'b.id in (select m.block_id from attempt_questions m where m.user_id = $1 and m.answer is not null)'
const columns = `u.id, u.title, u.category_id as "categoryId", ${area} as "practiceAreaId"`

const lectures = `select ${columns}, sum(case when h.whole then 0 else greatest(0, coalesce(i.seconds, ${UNKNOWN_SECONDS}) - coalesce(h.seconds, 0)) end)::int as seconds
  ${open}
    join lateral (select id, (meta ->> 'seconds')::int as seconds from library_slides where bundle_id = u.id
      union all select id, seconds from library_videos where bundle_id = u.id) i on true
    left join library_places h on h.user_id = $1 and h.item_id = i.id
  where ${isTheirs} group by u.id, s.id order by min(u.inserted_at), u.id`

const tests = `select ${columns}, case when u.timer_enable then u.time_limit end as minutes,
    (select count(*)::int from content_blocks b where b.content_id = u.content_id and ${usableInTest}) as questions
  ${open} where ${isTheirs} and u.type = 'test' and not ${isTaken} order by u.inserted_at, u.id`

// What a test that was not taken asks is part of the test.
const questions = `select b.practice_area_id as "practiceAreaId", count(*)::int as "all",
    count(*) filter (where (u.type <> 'test' or ${isTaken}) and not ${isAnswered})::int as unused
  ${open} join content_blocks b on b.content_id = u.content_id and ${usableQuestion}
  where ${isTheirs} and coalesce(b.feedback_show, u.feedback_show) in ('after_answer', 'after_submit') and (u.retake is null or ${isTaken})
  group by 1`

interface OfBundle {
  id: string
  title: string
  categoryId: string
  practiceAreaId: string | null
}

export interface WorkLeft {
  lectures: (OfBundle & { seconds: number })[]
  tests: (OfBundle & { minutes: number | null; questions: number })[]
  /** Questions that they may practise, all and those that they never answered. */
  questions: { practiceAreaId: string | null; all: number; unused: number }[]
}

/** What somebody has not done yet of all that they have open. */
export async function workLeftOf(
  { query }: Pick<Connection, 'query'>,
  { userId, now }: { userId: string; now: Date },
): Promise<WorkLeft> {
  const ask = async (text: string) => (await query({ text, values: [userId, now] })).rows
  // One after the other, since it may be a transaction that asks.
  return {
    lectures: await ask(lectures),
    tests: await ask(tests),
    questions: await ask(questions),
  } as unknown as WorkLeft
}
