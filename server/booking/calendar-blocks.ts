import type { SlotStatus } from '../../schema/generated/types'
import type { Context } from '../kernel/context'
import { subtractRanges, type TimeRange } from '../kernel/time/ranges'
import { openHours, rangeOf, type Timetable } from './timetable'
import { readTimetables } from './timetables'

interface Block extends TimeRange {
  sessionId: string
  status: 'held' | 'booked'
}

const empty: Timetable = { hours: [], exceptions: [], taken: [] }

/** A tutor's time as blocks: open, held, booked, and blocked. */
export async function calendarBlocks(context: Context, userId: string, period: TimeRange) {
  const { database } = context
  const [timetable = empty] = await readTimetables(database, [userId], period)
  const off = timetable.exceptions.filter(
    ({ kind, from, until }) => kind === 'off' && until > +period.from && from < +period.until,
  )
  const blocks = await sessionsOf(context, userId, period)
  const block = (id: string, { from, until }: TimeRange, status: SlotStatus, sessionId: string | null = null) => ({
    id,
    userId,
    tutor: null,
    from,
    until,
    status,
    sessionId,
    sessionTypes: [],
    practiceAreas: [],
  })
  return [
    ...subtractRanges(openHours(timetable, null, period), blocks).map((range) =>
      block(`open:${range.from.toISOString()}`, range, 'open'),
    ),
    ...blocks.map((each) => block(each.sessionId, each, each.status, each.sessionId)),
    ...off.map((each) => block(each.id, rangeOf(each), 'blocked')),
  ].sort((a, b) => a.from.getTime() - b.from.getTime())
}

/** Live sessions without lapsed holds. The time that a session takes never lies more than a day from it. */
async function sessionsOf({ database, clock }: Context, userId: string, { from, until }: TimeRange) {
  const { rows } = await database.query({
    name: 'calendar_sessions',
    text: `select s.id as "sessionId", case when s.status = 'pending' then 'held' else 'booked' end as status, s.start_at as "from", s.end_at as "until"
      from commitments c join sessions s on s.id = c.session_id
      where c.user_id = $1 and c.during && tstzrange($2::timestamptz - interval '1 day', $3::timestamptz + interval '1 day')
        and s.start_at < $3 and s.end_at > $2 and not (s.status = 'pending' and s.hold_until <= $4) order by s.start_at`,
    values: [userId, from, until, clock.now()],
  })
  return rows as unknown as Block[]
}
