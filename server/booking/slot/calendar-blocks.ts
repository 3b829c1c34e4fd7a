import type { SlotStatus } from '../../../schema/generated/types'
import type { Context } from '../../kernel/context'
import { subtractRanges, type TimeRange } from '../../kernel/time/ranges'
import { type Narrowing, openHours, rangeOf, type Timetable } from '../starts/timetable'
import { readTimetables } from '../starts/timetables'

interface Block extends TimeRange {
  sessionId: string
  status: 'held' | 'booked' | 'blocked'
}

const nothing: Narrowing = { sessionTypeIds: [], practiceAreaIds: [] }
const nameOf = ({ sessionTypeIds, practiceAreaIds }: Narrowing) =>
  [sessionTypeIds, practiceAreaIds].map((ids) => [...ids].sort().join()).join(' ')

/** Open time by what it is for: time for everything first, then what other hours add to it. */
function openTime(timetable: Timetable, period: TimeRange): { range: TimeRange; narrowing: Narrowing }[] {
  const { hours, exceptions } = timetable
  const kinds = new Map([...hours, ...exceptions].map((each) => [nameOf(each), each]))
  const only = (name: string) =>
    openHours(
      {
        hours: hours.filter((each) => nameOf(each) === name),
        exceptions: exceptions.filter((each) => each.kind === 'off' || nameOf(each) === name),
      },
      null,
      period,
    )
  const plain = nameOf(nothing)
  const open = only(plain)
  const rest = [...kinds].filter(([name]) => name !== plain)
  return [
    ...open.map((range) => ({ range, narrowing: nothing })),
    ...rest.flatMap(([name, narrowing]) => subtractRanges(only(name), open).map((range) => ({ range, narrowing }))),
  ]
}

const empty: Timetable = { hours: [], exceptions: [], taken: [] }

/** A tutor's time as blocks: open, held, booked, and blocked. */
export async function calendarBlocks(context: Context, userId: string, period: TimeRange) {
  const { database } = context
  const [timetable = empty] = await readTimetables(database, [userId], period)
  const off = timetable.exceptions.filter(
    ({ kind, from, until }) => kind === 'off' && until > +period.from && from < +period.until,
  )
  const blocks = [...(await sessionsOf(context, userId, period)), ...(await othersOf(context, userId, period))]
  const block = (
    id: string,
    { from, until }: TimeRange,
    status: SlotStatus,
    { sessionId = null, narrowing = nothing }: { sessionId?: string | null; narrowing?: Narrowing } = {},
  ) => ({
    id,
    userId,
    tutor: null,
    from,
    until,
    status,
    sessionId,
    sessionTypeIds: narrowing.sessionTypeIds,
    practiceAreaIds: narrowing.practiceAreaIds,
  })
  return [
    ...openTime(timetable, period).flatMap(({ range, narrowing }) =>
      subtractRanges([range], blocks).map((free) =>
        block(`open:${free.from.toISOString()} ${nameOf(narrowing)}`.trim(), free, 'open', { narrowing }),
      ),
    ),
    ...blocks.map((each) =>
      block(each.sessionId, each, each.status, { sessionId: each.status === 'blocked' ? null : each.sessionId }),
    ),
    ...off.map((each) => block(each.id, rangeOf(each), 'blocked')),
  ].sort((a, b) => a.from.getTime() - b.from.getTime())
}

/** Live sessions without lapsed holds. The time that a session takes never lies more than a day from it. */
async function sessionsOf({ database, clock }: Context, userId: string, { from, until }: TimeRange) {
  const { rows } = await database.query({
    name: 'calendar_sessions',
    // One block for all seats of a joint session.
    text: `select distinct on (s.start_at, c.joint_id) s.id as "sessionId", case when s.status = 'pending' then 'held' else 'booked' end as status, s.start_at as "from", s.end_at as "until"
      from commitments c join sessions s on s.id = c.session_id
      where c.user_id = $1 and c.during && tstzrange($2::timestamptz - interval '1 day', $3::timestamptz + interval '1 day')
        and s.start_at < $3 and s.end_at > $2 and not (s.status = 'pending' and s.hold_until <= $4) order by s.start_at, c.joint_id, s.status, s.id`,
    values: [userId, from, until, clock.now()],
  })
  return rows as unknown as Block[]
}

/** What is no session, and takes the tutor's time: events that they lead. */
async function othersOf({ database }: Context, userId: string, { from, until }: TimeRange) {
  const { rows } = await database.query({
    name: 'calendar_others',
    text: `select joint_id as "sessionId", 'blocked' as status, lower(during) as "from", upper(during) as "until" from commitments
      where user_id = $1 and session_id is null and during && tstzrange($2, $3) order by lower(during)`,
    values: [userId, from, until],
  })
  return rows as unknown as Block[]
}
