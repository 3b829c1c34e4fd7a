import type { Context } from '../../context'
import { subtractRanges, type TimeRange } from '../../time/ranges'
import { openHours } from './free-starts'

interface Block extends TimeRange {
  sessionId: string
  status: 'held' | 'booked'
}

/** A tutor's time as blocks: what is open, held, booked, and taken out. */
export async function calendarBlocks(context: Context, userId: string, period: TimeRange) {
  const { query } = context.database
  const hours =
    (await openHours({ query }, [userId], period, { sessionTypeId: null, practiceAreaId: null })).get(userId) ?? []
  const taken = await query({
    text: `select s.id as "sessionId", case when s.status = 'pending' then 'held' else 'booked' end as status, s.start_at as "from", s.end_at as "until"
      from commitments c join sessions s on s.id = c.session_id
      where c.user_id = $1 and s.start_at < $3 and s.end_at > $2 and not (s.status = 'pending' and s.hold_until <= $4) order by s.start_at`,
    values: [userId, period.from, period.until, context.clock.now()],
  })
  const off = await query({
    text: `select id, "from", "until" from availability_exceptions where user_id = $1 and kind = 'off' and "until" > $2 and "from" < $3`,
    values: [userId, period.from, period.until],
  })
  const blocks = taken.rows as unknown as Block[]
  const block = (id: string, { from, until }: TimeRange, status: string, sessionId: string | null = null) => ({
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
    ...subtractRanges(hours, blocks).map((range) => block(`open:${range.from.toISOString()}`, range, 'open')),
    ...blocks.map((each) => block(each.sessionId, each, each.status, each.sessionId)),
    ...(off.rows as unknown as (TimeRange & { id: string })[]).map((each) => block(each.id, each, 'blocked')),
  ].sort((a, b) => a.from.getTime() - b.from.getTime())
}
