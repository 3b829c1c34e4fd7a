import type { TimeRange } from '../../kernel/time/ranges'
import { meantFor, type Narrowed, openHours, startsBetween, type Timetable } from '../starts/timetable'

/** What a tutor may conduct live, and how many minutes it takes. */
export interface Conducted extends Narrowed {
  duration: number
}

type Opened = Pick<Timetable, 'hours' | 'exceptions'>

const MINUTE = 60_000
const DAY_MS = 86_400_000

/** A period and enough around it for a session that only touches it. */
const around = ({ from, until }: TimeRange, duration: number): TimeRange => ({
  from: new Date(+from - duration * MINUTE),
  until: new Date(+until + duration * MINUTE),
})

/** Whether a session could take some of these hours, by the function that says which starts are free. */
export function givesStart(opened: Opened, conducted: Conducted, { from, until }: TimeRange): boolean {
  // Hours of many days give starts on the first of them, or never.
  const part = { from, until: new Date(Math.min(+until, +from + 2 * DAY_MS)) }
  const length = conducted.duration * MINUTE
  return startsBetween(opened, conducted, around(part, conducted.duration)).some(
    (at) => +at < +part.until && +at + length > +from,
  )
}

/** How many minutes the time is open that these hours are a part of: hours that touch, also over midnight, give starts together. */
export function minutesOpen(opened: Opened, conducted: Conducted, range: TimeRange): number {
  const open = openHours(opened, conducted, around(range, conducted.duration))
  const whole = open.find(({ from, until }) => from < range.until && until > range.from)
  return whole ? Math.floor((+whole.until - +whole.from) / MINUTE) : 0
}

/** Each kind of session that the hours are for, once for the same hours and minutes: the shortest first. */
export function kindsFor(
  opened: Opened,
  hours: Parameters<ReturnType<typeof meantFor>>[0],
  conducted: readonly Conducted[],
): Conducted[] {
  const kinds = new Map<string, Conducted>()
  for (const each of conducted.filter((one) => meantFor(one)(hours))) {
    const meant = [...opened.hours, ...opened.exceptions].filter(meantFor(each))
    kinds.set(`${each.duration} ${meant.map(({ id }) => id)}`, each)
  }
  return [...kinds.values()].sort((one, other) => one.duration - other.duration)
}
