import type { PracticeArea } from '../../../schema/generated/types'
import type { Connection } from '../../kernel/database/database'
import { isByPersonSql } from '../asking/asked-sql'
import { isAnySatElsewhere } from '../asking/sat-elsewhere'
import type { AnswerGroup } from './band'

/** Attempts whose results their person may see: others would tell by their effect how an answer did. */
const shown = `a.user_id = $1 and a.status in ('submitted', 'graded') and a.results_show in ('after_answer', 'after_submit')
  and not ${isAnySatElsewhere('a', '$2')}`
const first = `q.answer is not null and not q.seen_before and q."right" is not null`
const MOST_WEEKS = 30

const groupsText = `select p.short_name as area, a.mode = 'exam' or a.ends_at is not null as timed,
    least(${MOST_WEEKS}, greatest(0, floor(extract(epoch from $2::timestamptz - a.submitted_at) / 604800)))::int as "weeksAgo",
    count(*)::int as answers, count(*) filter (where q."right")::int as right
  from test_attempts a join attempt_questions q on q.attempt_id = a.id
    join content_blocks b on b.id = q.block_id join practice_areas p on p.id = b.practice_area_id
  where ${shown} and ${first} group by 1, 2, 3`

const paceText = `select p.short_name as area,
    percentile_cont(0.5) within group (order by q.seconds) filter (where q.seconds > 0 and not ${isByPersonSql}) as "medianSeconds",
    count(*) filter (where q.confidence = 'sure')::int as sure, count(*) filter (where q.confidence = 'sure' and q."right")::int as "sureRight"
  from test_attempts a join attempt_questions q on q.attempt_id = a.id
    join content_blocks b on b.id = q.block_id join practice_areas p on p.id = b.practice_area_id
  where ${shown} and ${first} and p.short_name = any($3::text[]) group by grouping sets ((), (1))`

type Asked = Pick<Connection, 'query'>

/** A person's first answers, in groups. */
export async function groupsOf({ query }: Asked, userId: string, now: Date): Promise<AnswerGroup[]> {
  const { rows } = await query({ name: 'readiness_groups', text: groupsText, values: [userId, now] })
  return rows as unknown as AnswerGroup[]
}

/** How fast somebody answers in some areas, and how often they are right when they are sure. */
export async function paceOf({ query }: Asked, userId: string, now: Date, areas: readonly string[]) {
  const { rows } = await query({ name: 'readiness_pace', text: paceText, values: [userId, now, areas] })
  const whole = rows.find(({ area }) => area === null)
  const sure = Number(whole?.sure ?? 0)
  const median = whole?.medianSeconds
  return {
    medianSeconds: typeof median === 'number' ? Math.round(median) : null,
    rightWhenSure: sure ? Math.round((100 * Number(whole?.sureRight)) / sure) : null,
  }
}

/** All practice areas, by short name. */
export async function areasByName({ query }: Asked): Promise<Map<string, PracticeArea>> {
  const { rows } = await query({
    name: 'readiness_areas',
    text: `select id, name, short_name as "shortName", booking_allowed as "bookingAllowed", meeting_allowed as "meetingAllowed", classroom_allowed as "classroomAllowed" from practice_areas`,
    values: [],
  })
  return new Map(rows.map((row) => [row.shortName as string, row as unknown as PracticeArea]))
}
