import type { RuleFragment } from './hours.documents'
import { readTime } from './weekly-hours'

/** Hours that are being written; without an id they are new. */
export type Draft = Omit<RuleFragment, 'id'> & { id?: string }

/** Empty hours for a day. */
export const newHours = (weekday: number, timezone: string): Draft => ({
  timezone,
  weekday,
  from: '09:00',
  until: '12:00',
  validFrom: null,
  validUntil: null,
  sessionTypes: [],
  practiceAreas: [],
})

/** The hours with their times as the server writes them; a time that cannot be read is empty. */
export const readHours = (hours: Draft): Draft => ({
  ...hours,
  from: readTime(hours.from) ?? '',
  until: readTime(hours.until) ?? '',
})

/** What is wrong; `read` holds only times that could be read. */
export function problemsOf(read: Draft, typed: Draft): Record<string, string> {
  const { from, until, validFrom, validUntil } = read
  const problems: Record<string, string> = {}
  if (!from) problems.from = typed.from.trim() ? NO_TIME : 'Field is required'
  if (!until) problems.until = typed.until.trim() ? NO_TIME : 'Field is required'
  else if (from && until !== '00:00' && until <= from) problems.until = 'Must be later than the start'
  if (validFrom && validUntil && validUntil < validFrom) problems.validUntil = 'Must not be before the first day'
  return problems
}

/** What is sent of hours whose times were read. */
export const valuesOf = ({ id: _, ...hours }: Draft) => ({
  ...hours,
  until: hours.until === '00:00' ? '24:00' : hours.until,
  sessionTypes: hours.sessionTypes.map(({ id }) => id),
  practiceAreas: hours.practiceAreas.map(({ id }) => id),
})

const NO_TIME = 'Write a time such as 09:30'
