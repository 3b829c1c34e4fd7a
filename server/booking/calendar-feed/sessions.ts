import type { AttendeeRole, SessionMode, SessionStatus } from '../../../schema/generated/types'
import type { FeedEntry } from '../../gateways/calendar-feed'
import type { Fixed } from '../../kernel/read/list-sql'
import { whenText } from '../../kernel/time/when-text'
import { CANCELLED_DAYS, type CalendarAsked, sequencesOf } from './entries'

interface Attended {
  role: AttendeeRole
  session: {
    id: string
    name: string
    status: SessionStatus
    startAt: string
    endAt: string
    deadline: string | null
    updatedAt: string
    sessionType: { mode: SessionMode; reminderType: string; reminderTime: number | null } | null
  }
}

const selection = {
  role: {},
  session: {
    ...{ id: {}, name: {}, status: {}, startAt: {}, endAt: {}, deadline: {}, updatedAt: {} },
    sessionType: { mode: {}, reminderType: {}, reminderTime: {} },
  },
}

/** Never in a feed: what is held, and what fell through before it was anybody's. */
const never: SessionStatus[] = ['pending', 'expired']
/** Sessions to attend, those of the last three months, and what was cancelled of late. A marker attends no written station. */
const shown: Fixed = {
  name: 'shown in a calendar',
  sql: ({ now }) => `exists (select 1 from sessions s join session_types t on t.id = s.session_type_id
  where s.id = a.session_id and s.status not in (${never.map((status) => `'${status}'`)})
  and (s.status <> 'cancelled' or (s.invitation_sequence is not null and s.updated_at > ${now()}::timestamptz - interval '${CANCELLED_DAYS} days'))
  and s.end_at > ${now()}::timestamptz - interval '90 days' and (t.mode = 'live' or a.role = 'candidate'))`,
}

const answering: readonly SessionStatus[] = ['booked', 'in_progress']
const DAY_MINUTES = 24 * 60

/** A person's sessions, and the deadlines of their answers. */
export async function sessionsInCalendar(asked: CalendarAsked): Promise<FeedEntry[]> {
  const { reader, userId, kinds } = asked
  if (!kinds.has('sessions') && !kinds.has('deadlines')) return []
  const attended = (await reader.all('SessionAttendee', { userId }, selection, shown)) as unknown as Attended[]
  const sequences = await sequencesOf(
    asked,
    'sessions',
    attended.map(({ session }) => session.id),
  )
  return attended.flatMap((each) => {
    const sequence = sequences.get(each.session.id) ?? 0
    return [
      ...(kinds.has('sessions') ? [sessionEntry(each, sequence, asked)] : []),
      ...(kinds.has('deadlines') ? deadlineEntry(each, sequence, asked) : []),
    ]
  })
}

const addressOf = ({ publicUrl }: CalendarAsked, id: string) => `${publicUrl}/classroom/${id}`

function sessionEntry({ session }: Attended, sequence: number, asked: CalendarAsked): FeedEntry {
  const { id, name, status, startAt, endAt, updatedAt, sessionType } = session
  const { zone } = asked
  const [start, end] = [new Date(startAt), new Date(endAt)]
  const isBusy = sessionType?.mode === 'live'
  return {
    id,
    title: name,
    description: isBusy
      ? `Starts ${whenText(start, zone)}. Instructions and materials open in the classroom before the start.`
      : `Opens ${whenText(start, zone)}. Answers are due ${whenText(end, zone)}.`,
    start,
    end,
    url: addressOf(asked, id),
    isBusy,
    alarm: sessionType && sessionType.reminderType !== 'none' ? sessionType.reminderTime : null,
    changedAt: new Date(updatedAt),
    sequence,
    isCancelled: status === 'cancelled',
  }
}

/** When the candidate's own answers are due, as a moment of its own. */
function deadlineEntry({ role, session }: Attended, sequence: number, asked: CalendarAsked): FeedEntry[] {
  const { id, name, status, deadline, updatedAt } = session
  if (!deadline || role !== 'candidate' || !answering.includes(status)) return []
  const at = new Date(deadline)
  return [
    {
      id: `${id}-due`,
      title: `${name}: answers due`,
      description: `Due ${whenText(at, asked.zone)}.`,
      start: at,
      end: null,
      url: addressOf(asked, id),
      isBusy: false,
      alarm: asked.alarms ? DAY_MINUTES : null,
      changedAt: new Date(updatedAt),
      sequence,
      isCancelled: false,
    },
  ]
}
