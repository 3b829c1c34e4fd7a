import { conducts, roleOf } from '../../nouns/session/attendees'
import { isLive, wordOf } from '../../nouns/session/state'
import type { IconName } from '../../ui/action/icon-paths'
import { type Day, dayOf } from '../../ui/time/london-days'
import { formatLondonDateTime, formatLondonTime } from '../../ui/time/london-time'
import type { EntryFragment } from './calendar.documents'

export type EntryKind = 'session' | 'hold' | 'opens' | 'due'

/** Something that stands on a day: a session with its hours, or one end of a written window. */
export interface CalendarEntry {
  key: string
  kind: EntryKind
  at: string
  /** Only what has hours has an end. */
  until: string | null
  title: string
  session: EntryFragment
}

export const kindIcons: Record<EntryKind, IconName> = {
  session: 'classroom',
  hold: 'clock',
  opens: 'file',
  due: 'flag',
}
export const kindWords: Record<EntryKind, string> = {
  session: 'Session',
  hold: 'Held, unpaid',
  opens: 'Materials open',
  due: 'Answers due',
}

/** A session's state within a sentence: 'being marked'. */
export const statusWords = ({ status }: Pick<EntryFragment, 'status'>): string =>
  wordOf(status).replace(/^./, (first) => first.toLowerCase())

/** What sessions put into a calendar, by day and in order; holds that have lapsed are left out. */
export function entriesByDay(sessions: readonly EntryFragment[], now: number): Map<Day, CalendarEntry[]> {
  const known = new Map(sessions.map((session) => [session.id, session]))
  const days = new Map<Day, CalendarEntry[]>()
  const entries = [...known.values()]
    .filter(({ status, holdUntil }) => status !== 'pending' || !holdUntil || Date.parse(holdUntil) > now)
    .flatMap(entriesOf)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  for (const entry of entries) {
    const day = dayOf(entry.at)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return days
}

function entriesOf(session: EntryFragment): CalendarEntry[] {
  const { id, startAt, endAt, deadline, shortName, status } = session
  const entry = (kind: EntryKind, at: string, until: string | null, title: string) => ({
    key: `${id}:${kind}`,
    kind,
    at,
    until,
    title,
    session,
  })
  const begins = isLive(session)
    ? entry(status === 'pending' ? 'hold' : 'session', startAt, endAt, shortName)
    : entry(status === 'pending' ? 'hold' : 'opens', startAt, null, `${shortName} opens`)
  const open = status === 'booked' || status === 'in_progress'
  return open && deadline ? [begins, entry('due', deadline, null, `${shortName} due`)] : [begins]
}

/** Who else is there. */
export const othersIn = ({ attendees }: EntryFragment, viewerId: string | undefined) =>
  attendees.flatMap(({ id, userId, user }) =>
    userId !== viewerId && user?.fullName ? [{ id, userId, name: user.fullName, picture: user.avatar }] : [],
  )

/** The same by name. */
export const othersOf = (session: EntryFragment, viewerId: string | undefined): string =>
  othersIn(session, viewerId)
    .map(({ name }) => name)
    .join(', ')

const isConductedBy = (session: EntryFragment, personId: string | undefined): boolean =>
  personId !== undefined && conducts(roleOf(session, personId))

/** When answers are due, in the calendar of who marks them; the entry of that instant says it by its time. */
export const dueWords = ({ kind, session }: CalendarEntry, personId: string | undefined): string | null =>
  session.deadline && kind !== 'due' && isConductedBy(session, personId)
    ? /* text */ `due ${formatLondonDateTime(session.deadline)}`
    : null

/** What a tutor has to know of an entry beside its title: whose session it is, and the deadline. In other calendars nothing. */
export function tutorWords(entry: CalendarEntry, personId: string | undefined): string[] {
  if (!isConductedBy(entry.session, personId)) return []
  const candidates = entry.session.attendees.flatMap(({ role, user }) =>
    role === 'candidate' && user?.fullName ? [user.fullName] : [],
  )
  return [...candidates, dueWords(entry, personId)].filter((words) => words !== null)
}

/** 'Session: Advocacy, 14:00 to 15:00, booked', for those who hear it; a tutor hears the candidate too. */
export function spokenEntry(entry: CalendarEntry, personId: string | undefined): string {
  const { kind, title, at, until, session } = entry
  const hours = until ? `${formatLondonTime(at)} to ${formatLondonTime(until)}` : formatLondonTime(at)
  return `${kindWords[kind]}: ${title}, ${hours}, ${[...tutorWords(entry, personId), statusWords(session)].join(', ')}`
}
