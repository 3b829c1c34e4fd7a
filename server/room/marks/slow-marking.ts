import { MARKED_WITHIN_DAYS } from '../../../rules/room/session-timing'
import { WEEKS_SHOWN } from '../../../rules/weeks'
import type { SlowMarking, TutorMarking } from '../../../schema/generated/types'
import type { Answer, Operation } from '../../kernel/graphql/operation'
import { daysAfterSql } from '../../kernel/time/calendar-days'
import { latestWeeks } from '../../kernel/time/weeks'

/** The marks of the weeks that are shown, each with its days from the answers; one range of an index. */
const marks = `select s.id, s.name, s.marked, greatest(0, extract(epoch from s.marked - coalesce(s.ready_at, s.deadline, s.end_at)) / 86400)::float8 as days,
    s.marked <= ${daysAfterSql('coalesce(s.ready_at, s.deadline, s.end_at)', MARKED_WITHIN_DAYS)} as "isInTime"
  from sessions s where s.marked >= $1 and s.marked < $2 and s.status = 'marked'`

/** Who conducted the session `m`, and so marks it: the tutor before an interviewer. */
const marker = `select a.user_id from session_attendees a where a.session_id = m.id and a.role in ('tutor', 'interviewer')
  order by a.role desc, a.id limit 1`

const byTutor = `select t.*, u.full_name as "tutorName" from (
    select x.user_id as "tutorId", count(*)::int as count, percentile_cont(0.5) within group (order by m.days) as days, max(m.days) as longest,
      count(*) filter (where m."isInTime")::int as "inTime"
    from (${marks}) m cross join lateral (${marker}) x group by x.user_id order by days desc, x.user_id limit 50
  ) t join users u on u.id = t."tutorId" order by t.days desc, t."tutorId"`

const slowest = `select m.id as "sessionId", m.name, m.marked, m.days, x.user_id as "tutorId", u.full_name as "tutorName"
  from (select * from (${marks}) all_marks order by days desc, id limit 5) m
  left join lateral (${marker}) x on true left join users u on u.id = x.user_id order by m.days desc, m.id`

function shownSpan(now: Date): [string, string] {
  const weeks = latestWeeks(now, WEEKS_SHOWN)
  return [(weeks[0]?.from ?? now).toISOString(), (weeks.at(-1)?.until ?? now).toISOString()]
}

export const markingByTutor: Operation<'markingByTutor'> = async (_args, { database, clock }) => {
  const { rows } = await database.query({ name: 'marking_by_tutor', text: byTutor, values: shownSpan(clock.now()) })
  return rows as unknown as Answer<TutorMarking[]>
}

export const slowestMarkings: Operation<'slowestMarkings'> = async (_args, { database, clock }) => {
  const { rows } = await database.query({ name: 'slowest_markings', text: slowest, values: shownSpan(clock.now()) })
  return rows as unknown as Answer<SlowMarking[]>
}
