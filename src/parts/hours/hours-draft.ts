import { hoursOfDay, timeOfDay } from '../../../rules/booking/hours-of-day'
import { addDays, type Day } from '../../ui/time/london-days'
import type { RuleFragment } from './hours.documents'
import { hoursInWeek, type OpenHours, readTime } from './weekly-hours'

/** Hours that are being written; without an id they are new. */
export interface Draft extends Omit<RuleFragment, 'id'> {
  id?: string
  /** The date of the shown week that they were opened on, by the calendar of their zone. */
  date: Day
  /** The date that they had when they were opened. */
  openedOn: Day
  /** Whether what is written is for that date alone, and not for every week. */
  isOnce: boolean
  /** Other days of the week that get the same hours: 1 is Monday. */
  alsoOn: number[]
}

/** Empty hours for a day. */
export const newHours = (date: Day, timezone: string): Draft => ({
  ...opened(date),
  timezone,
  weekday: weekdayOf(date),
  from: '09:00',
  until: '12:00',
  validFrom: null,
  validUntil: null,
  sessionTypes: [],
  practiceAreas: [],
})

/** Weekly hours as they stand, opened on one of their dates. */
export const hoursOf = (rule: RuleFragment, date: Day): Draft => ({
  ...rule,
  ...opened(date),
  from: rule.from.slice(0, 5),
  until: rule.until.slice(0, 5),
})

const opened = (date: Day) => ({ date, openedOn: date, isOnce: false, alsoOn: [] })

/** 1 for a Monday, 7 for a Sunday. */
export const weekdayOf = (date: Day): number => new Date(`${date}T12:00Z`).getUTCDay() || 7

/** The hours on another day of the same week. */
export const onWeekday = (draft: Draft, weekday: number): Partial<Draft> => ({
  weekday,
  date: addDays(draft.date, weekday - draft.weekday),
  alsoOn: draft.alsoOn.filter((each) => each !== weekday),
})

/** The hours with their times as the server writes them; a time that cannot be read is empty. */
export const readHours = (hours: Draft): Draft => ({
  ...hours,
  from: readTime(hours.from) ?? '',
  until: readTime(hours.until) ?? '',
})

/** What is wrong; `read` holds only times that could be read. */
export function problemsOf(read: Draft, typed: Draft): Record<string, string> {
  const { from, until, validFrom, validUntil, isOnce } = read
  const problems: Record<string, string> = {}
  if (!from) problems.from = typed.from.trim() ? NO_TIME : 'Field is required'
  if (!until) problems.until = typed.until.trim() ? NO_TIME : 'Field is required'
  else if (from && until !== '00:00' && until <= from) problems.until = 'Must be later than the start'
  if (!isOnce && validFrom && validUntil && validUntil < validFrom)
    problems.validUntil = 'Must not be before the first day'
  return problems
}

/** What is sent of weekly hours whose times were read. */
export const valuesOf = ({
  id: _id,
  date: _date,
  openedOn: _openedOn,
  isOnce: _isOnce,
  alsoOn: _alsoOn,
  ...hours
}: Draft) => ({
  ...hours,
  until: endOf(hours),
  ...narrowingOf(hours),
})

export const narrowingOf = ({ sessionTypes, practiceAreas }: Pick<Draft, 'sessionTypes' | 'practiceAreas'>) => ({
  sessionTypes: sessionTypes.map(({ id }) => id),
  practiceAreas: practiceAreas.map(({ id }) => id),
})

const endOf = ({ until }: Pick<Draft, 'until'>) => (until === '00:00' ? '24:00' : until)

/** When hours whose times were read are open on their date. */
export function hoursOnDate(hours: Pick<Draft, 'date' | 'from' | 'until' | 'timezone'>): OpenHours {
  const times = { from: timeOfDay(hours.from), until: timeOfDay(endOf(hours)), zone: hours.timezone }
  const { from, until } = hoursOfDay({ ...times, date: Date.parse(hours.date) })
  return { date: hours.date, from: new Date(from).toISOString(), until: new Date(until).toISOString() }
}

/** When the hours are open in a week as they are written; never while a time cannot be read. */
export function draftInWeek(draft: Draft, monday: Day): OpenHours[] {
  const read = readHours(draft)
  if (Object.keys(problemsOf(read, draft)).length) return []
  return read.isOnce ? [hoursOnDate(read)] : hoursInWeek({ ...read, until: endOf(read) }, monday)
}

/** Whether anything is written that the hours, as they stand, do not say. */
export function isChanged(draft: Draft, rule: RuleFragment | undefined): boolean {
  if (!rule) return true
  const { date, openedOn, isOnce } = draft
  const stands = { ...hoursOf(rule, date), openedOn, isOnce }
  return JSON.stringify(stands) !== JSON.stringify({ ...stands, ...draft })
}

const NO_TIME = 'Write a time such as 09:30'
