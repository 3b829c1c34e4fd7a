import type { IconName } from '../../../ui/action/icon-paths'
import { type Day, dayOf } from '../../../ui/time/london-days'
import { formatLondonTime } from '../../../ui/time/london-time'

export type EntryKind =
  | 'session'
  | 'hold'
  | 'opens'
  | 'due'
  | 'event'
  | 'led'
  | 'draft'
  | 'waitlist'
  | 'invited'
  | 'study'
  | 'off'
  | 'exam'
  | 'busy'

/** What opening an entry shows: a sheet over the page, or another page. */
export type Opening = { sheet: 'session' | 'event'; id: string; to?: undefined } | { to: string }

/** Something that stands on a day: with its hours, at a moment, or all day. */
export interface CalendarEntry {
  key: string
  kind: EntryKind
  /** The day of London on which it stands. */
  day: Day
  at: string
  /** Only what has hours has an end. */
  until: string | null
  allDay: boolean
  /** As short as a grid has room for. */
  title: string
  /** In full, for a list. */
  name: string
  /** What must be known beside the title: whose session a tutor has, and when its answers are due. */
  whose: readonly string[]
  /** Below the title, where there is room. */
  about: readonly string[]
  /** All that a list says of it. */
  facts: readonly string[]
  /** 'being marked', for those who hear it. */
  state: string | null
  /** Null: nothing opens. */
  opens: Opening | null
}

interface Kind {
  icon: IconName
  words: string
  /** Whether the words stand before the title, since its look alone does not say what it is. */
  isNamed?: true
  /** Whether it takes its person's time, so that two of these at once overlap. */
  takesTime?: true
  /** How it looks in the hours of a week. */
  look: 'session' | 'hold' | 'event' | 'busy'
}

export const kinds: Record<EntryKind, Kind> = {
  session: { icon: 'classroom', words: 'Session', takesTime: true, look: 'session' },
  hold: { icon: 'clock', words: 'Held, unpaid', takesTime: true, look: 'hold' },
  opens: { icon: 'file', words: 'Materials open', look: 'session' },
  due: { icon: 'flag', words: 'Answers due', look: 'session' },
  event: { icon: 'events', words: 'Event', takesTime: true, look: 'event' },
  led: { icon: 'events', words: 'Event', takesTime: true, look: 'session' },
  draft: { icon: 'pen', words: 'Draft', isNamed: true, look: 'hold' },
  waitlist: { icon: 'list', words: 'Waitlist', isNamed: true, look: 'hold' },
  invited: { icon: 'mail', words: 'Invited', isNamed: true, look: 'hold' },
  study: { icon: 'library', words: 'Study day', look: 'event' },
  off: { icon: 'library', words: 'Day off', look: 'event' },
  exam: { icon: 'flag', words: 'Exam', look: 'event' },
  busy: { icon: 'lock', words: 'Busy', isNamed: true, takesTime: true, look: 'busy' },
}

/** What can be shown or hidden together. */
export type KindGroup = 'sessions' | 'events' | 'study' | 'deadlines' | 'busy'

export const groupOf: Record<EntryKind, KindGroup> = {
  session: 'sessions',
  hold: 'sessions',
  opens: 'sessions',
  due: 'deadlines',
  event: 'events',
  led: 'events',
  draft: 'events',
  waitlist: 'events',
  invited: 'events',
  study: 'study',
  off: 'study',
  exam: 'deadlines',
  busy: 'busy',
}

/** 'Waitlist: Undue influence', or the title alone where its look says what it is. */
export const shownTitle = ({ kind, title }: Pick<CalendarEntry, 'kind' | 'title'>): string =>
  kinds[kind].isNamed ? `${kinds[kind].words}: ${title}` : title

/** Entries by day: first in the order of their times, then what is all day. */
export function byDay(entries: readonly CalendarEntry[]): Map<Day, CalendarEntry[]> {
  const sorted = entries
    .map((entry) => ({ entry, at: Date.parse(entry.at) }))
    .sort((a, b) => Number(a.entry.allDay) - Number(b.entry.allDay) || a.at - b.at)
  const days = new Map<Day, CalendarEntry[]>()
  for (const { entry } of sorted) {
    const day = days.get(entry.day)
    if (day) day.push(entry)
    else days.set(entry.day, [entry])
  }
  return days
}

/** An entry of a day without hours of its own. */
export const allDayEntry = (entry: Pick<CalendarEntry, 'key' | 'kind' | 'day' | 'title' | 'opens'>): CalendarEntry => ({
  at: `${entry.day}T12:00:00.000Z`,
  until: null,
  allDay: true,
  name: entry.title,
  whose: [],
  about: [],
  facts: [],
  state: null,
  ...entry,
})

/** The day on which something at an instant stands. */
export const standsOn = (at: string): { day: Day; at: string; allDay: false } => ({
  day: dayOf(at),
  at,
  allDay: false,
})

/** 'Session: Advocacy, 14:00 to 15:00, booked', for those who hear it; a tutor hears the candidate too. */
export function spokenEntry(entry: CalendarEntry): string {
  const { kind, title, at, until, allDay, whose, state } = entry
  if (allDay) return [shownTitle(entry), state].filter(Boolean).join(', ')
  const hours = until ? `${formatLondonTime(at)} to ${formatLondonTime(until)}` : formatLondonTime(at)
  return [`${kinds[kind].words}: ${title}`, hours, ...whose, state].filter(Boolean).join(', ')
}
