import { holds } from '../../../access/viewer'
import { isAsked, MARKS_AT_ONCE, type Mark, markOf } from '../../../rules/groups/attendance'
import { marksFrom } from '../../../rules/groups/meetings'
import type { MeetingMark } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import { conflict, forbidden, invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { type Writing, write } from '../../kernel/write/write'
import { type Event, lockedEvent } from '../meeting/event'
import { refuseUnfound } from '../meeting/unfound'
import { finishAttendance, reopenAttendance } from '../meeting-member/finish'
import { tellCorrected } from './letters'
import { type Marked, markedOf, mayMark, refuseUnmarkable } from './marking'

/** Marks who came to an event. */
export const meetingAttendanceUpdate: Operation<'meetingAttendanceUpdate'> = async (
  { meetingId, marks, finish, reason },
  context,
  info,
) =>
  write(context, async (writing) => {
    const viewer = signedIn(context)
    await refuseUnfound(writing, meetingId)
    if (!(await mayMark(writing, viewer, meetingId))) throw forbidden('Those who lead an event mark who came to it.')
    const ids = idsOf(marks)
    const event = await lockedEvent(writing, meetingId)
    const isLate = refuseUnmarkable(event, writing.now) === 'late'
    if (isLate && !holds(viewer, 'manage_meetings')) throw conflict('48 hours after the end staff change attendance.')
    if (isLate && !reason?.trim()) throw invalid('reason', 'Please say why, for the audit log.')
    if (finish && event.startAt > writing.now) throw conflict('Attendance is finished once the event has begun.')
    const before = await markedOf(writing, meetingId, ids)
    const changes = changesOf(event, { before, marks, me: viewer.id, now: writing.now })
    await keep(writing, event, changes, viewer.id)
    if (changes.some(({ attendance }) => attendance === null)) await reopenAttendance(writing, event)
    if (finish) await finishAttendance(writing, meetingId, viewer.id)
    if (isLate)
      await writing.noted({
        ...{ record: 'meetings', id: meetingId, field: 'attendance_reason', before: null },
        after: reason?.trim() ?? null,
      })
    await tellCorrected(writing, context, event, changes.filter(isAsked))
    return writing.reader.all('MeetingMember', { meetingId, ids }, selectionOf(info))
  })

function idsOf(marks: readonly MeetingMark[]): string[] {
  const ids = [...new Set(marks.map(({ memberId }) => memberId))]
  if (marks.length > MARKS_AT_ONCE) throw invalid('marks', `Mark at most ${MARKS_AT_ONCE} people at a time.`)
  if (ids.length < marks.length) throw invalid('marks', 'Somebody is marked twice.')
  return ids
}

interface Asked {
  before: readonly Marked[]
  marks: readonly MeetingMark[]
  /** The id of whoever marks. */
  me: string
  now: Date
}

type Change = Omit<Marked, keyof Mark> & Mark

/** The marks that differ from those that stand, checked. Throws NOT_FOUND, FORBIDDEN, CONFLICT, VALIDATION. */
function changesOf(event: Event, { before, marks, me, now }: Asked): Change[] {
  const rows = new Map(before.map((row) => [row.id, row]))
  return marks.flatMap(({ memberId, attendance = null, arrivedAt, leftAt }) => {
    const row = rows.get(memberId.toLowerCase())
    if (!row) throw notFound(nameOf('MeetingMember'))
    if (row.userId === me) throw forbidden('Somebody else marks whether you came.')
    if (row.standing !== 'attendee') throw conflict('Only people with a ticket are marked.')
    const mark = markOf({ attendance, arrivedAt, leftAt }, row, event, now.getTime())
    refuseTimes(mark, event)
    return isSame(row, mark) ? [] : [{ ...row, ...mark }]
  })
}

const ms = (at: Date | string | null) => (at === null ? null : new Date(at).getTime())

const isSame = (one: Mark, other: Mark) =>
  one.attendance === other.attendance &&
  ms(one.arrivedAt) === ms(other.arrivedAt) &&
  ms(one.leftAt) === ms(other.leftAt)

function refuseTimes({ arrivedAt, leftAt }: Mark, { startAt, endAt }: Event) {
  const [came, went] = [ms(arrivedAt), ms(leftAt)]
  const isWithin = (at: number | null) => at === null || (at >= marksFrom(startAt) && at <= endAt.getTime())
  if (!isWithin(came) || !isWithin(went)) throw invalid('marks', 'People come and go during the event.')
  if (came !== null && went !== null && came >= went) throw invalid('marks', 'People come before they go.')
}

const kept = `update meeting_members m set attendance = c.attendance, arrived_at = c."arrivedAt", left_at = c."leftAt",
    marked_at = case when c.attendance is not null then $2::timestamptz end, marked_by_id = case when c.attendance is not null then $3::uuid end,
    correction_answered_at = case when m.correction_asked_at is not null then coalesce(m.correction_answered_at, $2::timestamptz) end, updated_at = $2::timestamptz
  from jsonb_to_recordset($1) as c(id uuid, attendance text, "arrivedAt" timestamptz, "leftAt" timestamptz) where m.id = c.id`

async function keep({ query, changed, now }: Writing, { id }: Event, changes: readonly Change[], me: string) {
  if (!changes.length) return
  const rows = changes.map((each) => ({
    ...{ id: each.id, attendance: each.attendance, arrivedAt: each.arrivedAt, leftAt: each.leftAt },
  }))
  await query({ text: kept, values: [JSON.stringify(rows), now, me] })
  for (const each of changes) changed('MeetingMember', each.id)
  changed('Meeting', id)
}
