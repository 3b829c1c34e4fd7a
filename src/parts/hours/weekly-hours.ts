import { hoursOfDay, timeOfDay } from '../../../rules/booking/hours-of-day'
import { addDays, type Day, startOf } from '../../ui/time/london-days'
import { LONDON, zoneCity } from '../../ui/time/london-time'
import type { RuleFragment } from './hours.documents'

/** '16:00–20:00', with the zone's city if it is not London. */
export function rangeWords({ from, until, timezone }: Pick<RuleFragment, 'from' | 'until' | 'timezone'>): string {
  const range = `${from.slice(0, 5)}–${until.slice(0, 5)}`
  return timezone === LONDON ? range : `${range} ${zoneCity(timezone)}`
}

export interface OpenHours {
  /** By the calendar of their zone. */
  date: Day
  from: string
  until: string
}

type WeeklyHours = Pick<RuleFragment, 'from' | 'until' | 'timezone' | 'weekday' | 'validFrom' | 'validUntil'>

/**
 * The hours that a rule opens in London's week, by the function that gives the server its starts: none before or after its dates, and where the clocks
 * skip them. A rule of another zone may reach from its Monday into London's Sunday, and so into two of London's weeks.
 */
export function hoursInWeek(rule: WeeklyHours, monday: Day): OpenHours[] {
  const [first, last] = [Date.parse(startOf(monday)), Date.parse(startOf(addDays(monday, 7)))]
  const times = { from: timeOfDay(rule.from), until: timeOfDay(rule.until), zone: rule.timezone }
  return [-7, 0, 7]
    .map((days) => addDays(monday, days + rule.weekday - 1))
    .filter((date) => (rule.validFrom ?? date) <= date && date <= (rule.validUntil ?? date))
    .map((date) => ({ date, ...hoursOfDay({ ...times, date: Date.parse(date) }) }))
    .filter(({ from, until }) => from < until && from < last && until > first)
    .map(({ date, from, until }) => ({
      date,
      from: new Date(from).toISOString(),
      until: new Date(until).toISOString(),
    }))
}

/** 'HH:MM' from typed text ('9', '9.30', '0930', '24:00'), or null if it is no time of day. */
export function readTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text.trim())
  const [hours, minutes] = [Number(match?.[1]), Number(match?.[2] ?? 0)]
  if (!match || minutes > 59 || hours > 24 || (hours === 24 && minutes > 0)) return null
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
