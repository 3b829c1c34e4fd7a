import { addDays, type Day, dayOf } from '../../ui/time/london-days'
import { LONDON, zoneCity } from '../../ui/time/london-time'
import { ruleInstant } from '../../ui/time/wall-time'
import type { RuleFragment } from './calendar.documents'

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** 'Monday' for 1, 'Sunday' for 7. */
export const weekdayName = (weekday: number): string => weekdays[weekday - 1] ?? ''

/** '16:00–20:00', with the zone's city if it is not London. */
export function rangeWords({ from, until, timezone }: Pick<RuleFragment, 'from' | 'until' | 'timezone'>): string {
  const range = `${from.slice(0, 5)}–${until.slice(0, 5)}`
  return timezone === LONDON ? range : `${range} ${zoneCity(timezone)}`
}

/** The hours that a rule opens in a week; null before or after its dates. */
export function hoursInWeek(rule: RuleFragment, monday: Day): { day: Day; from: string; until: string } | null {
  const date = addDays(monday, rule.weekday - 1)
  if ((rule.validFrom && date < rule.validFrom) || (rule.validUntil && date > rule.validUntil)) return null
  const from = ruleInstant(date, rule.from, rule.timezone)
  const until = ruleInstant(
    rule.until.slice(0, 5) > rule.from.slice(0, 5) ? date : addDays(date, 1),
    rule.until,
    rule.timezone,
  )
  return { day: dayOf(from), from: new Date(from).toISOString(), until: new Date(until).toISOString() }
}

/** 'HH:MM' from typed text ('9', '9.30', '0930', '24:00'), or null if it is no time of day. */
export function readTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text.trim())
  const [hours, minutes] = [Number(match?.[1]), Number(match?.[2] ?? 0)]
  if (!match || minutes > 59 || hours > 24 || (hours === 24 && minutes > 0)) return null
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
