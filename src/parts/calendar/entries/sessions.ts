import { conducts, roleOf } from '../../../nouns/session/attendees'
import { isLive, wordOf } from '../../../nouns/session/state'
import { formatLondonDateTime } from '../../../ui/time/london-time'
import type { EntryFragment } from '../calendar.documents'
import { type CalendarEntry, type EntryKind, standsOn } from './entry'

/** What sessions put into somebody's calendar; holds that have lapsed are left out. */
export function sessionEntries(
  sessions: readonly EntryFragment[],
  personId: string | undefined,
  now: number,
): CalendarEntry[] {
  const known = new Map(sessions.map((session) => [session.id, session]))
  return [...known.values()]
    .filter(({ status, holdUntil }) => status !== 'pending' || !holdUntil || Date.parse(holdUntil) > now)
    .flatMap((session) => entriesOf(session, personId))
}

function entriesOf(session: EntryFragment, personId: string | undefined): CalendarEntry[] {
  const { startAt, endAt, deadline, shortName, name, status } = session
  const entry = (kind: EntryKind, at: string, until: string | null, title: string): CalendarEntry => ({
    key: `${session.id}:${kind}`,
    kind,
    ...standsOn(at),
    until,
    title,
    name: until === null ? title : name,
    ...wordsOf(session, kind, personId),
    opens: { sheet: 'session', id: session.id },
  })
  const begins = isLive(session)
    ? entry(status === 'pending' ? 'hold' : 'session', startAt, endAt, shortName)
    : entry(status === 'pending' ? 'hold' : 'opens', startAt, null, `${shortName} opens`)
  const open = status === 'booked' || status === 'in_progress'
  return open && deadline ? [begins, entry('due', deadline, null, `${shortName} due`)] : [begins]
}

function wordsOf(session: EntryFragment, kind: EntryKind, personId: string | undefined) {
  const { status, practiceArea } = session
  const state = wordOf(status).replace(/^./, (first) => first.toLowerCase())
  const others = othersIn(session, personId).map(({ name }) => name)
  const due = dueWords(session, kind, personId)
  const whose = [...candidatesFor(session, personId), due].filter((words) => words !== null)
  return {
    whose,
    about: status === 'booked' ? others.filter((name) => !whose.includes(name)) : [state],
    facts: [practiceArea?.name, others.join(', '), due, state].flatMap((words) => words || []),
    state,
  }
}

/** Who else is there. */
export const othersIn = ({ attendees }: EntryFragment, viewerId: string | undefined) =>
  attendees.flatMap(({ id, userId, user }) =>
    userId !== viewerId && user?.fullName ? [{ id, userId, name: user.fullName, picture: user.avatar }] : [],
  )

const isConductedBy = (session: EntryFragment, personId: string | undefined): boolean =>
  personId !== undefined && conducts(roleOf(session, personId))

/** Whose session it is, for its tutor. In other calendars nothing. */
const candidatesFor = (session: EntryFragment, personId: string | undefined): string[] =>
  isConductedBy(session, personId)
    ? session.attendees.flatMap(({ role, user }) => (role === 'candidate' && user?.fullName ? [user.fullName] : []))
    : []

/** When answers are due, in the calendar of who marks them; the entry of that instant says it by its time. */
const dueWords = (session: EntryFragment, kind: EntryKind, personId: string | undefined): string | null =>
  session.deadline && kind !== 'due' && isConductedBy(session, personId)
    ? /* text */ `due ${formatLondonDateTime(session.deadline)}`
    : null
