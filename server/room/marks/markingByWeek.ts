import { MARKED_WITHIN_DAYS } from '../../../rules/room/session-timing'
import { WEEKS_SHOWN } from '../../../rules/weeks'
import type { MarkingWeek } from '../../../schema/generated/types'
import type { Answer, Operation } from '../../kernel/graphql/operation'
import { daysAfterSql } from '../../kernel/time/calendar-days'
import { latestWeeks, weeksSql, weekValues } from '../../kernel/time/weeks'

/**
 * How long marks took from the answers, and how many were out by the day that `marksDueAt` says; the marks of all the weeks are one range of an index. The
 * row with `monday` null sums all weeks.
 */
const text = `select w.monday, count(d.days)::int as count, percentile_cont(0.5) within group (order by d.days) as days,
    count(*) filter (where d."isInTime")::int as "inTime"
  from ${weeksSql}
  left join (
    select s.marked, greatest(0, extract(epoch from s.marked - coalesce(s.ready_at, s.deadline, s.end_at)) / 86400)::float8 as days,
      s.marked <= ${daysAfterSql('coalesce(s.ready_at, s.deadline, s.end_at)', MARKED_WITHIN_DAYS)} as "isInTime"
    from sessions s where s.marked >= ($2::timestamptz[])[1] and s.marked < ($3::timestamptz[])[${WEEKS_SHOWN}] and s.status = 'marked'
  ) d on d.marked >= w.since and d.marked < w.until
  group by grouping sets ((w.place, w.monday), ()) order by w.place nulls last`

export const markingByWeek: Operation<'markingByWeek'> = async (_args, { database, clock }) => {
  const values = weekValues(latestWeeks(clock.now(), WEEKS_SHOWN))
  const { rows } = await database.query({ name: 'marking_by_week', text, values })
  const weeks = rows as unknown as Answer<MarkingWeek[]>
  const { count = 0, days = null, inTime = 0 } = weeks.at(-1) ?? {}
  return { weeks: weeks.slice(0, -1), count, days, inTime }
}
