import { beginsAtBooking } from '../../../rules/booking/start'
import { weekdayWords } from '../../../rules/booking/weekday-words'
import { weekdayOf } from '../../../rules/library/review-day'
import type { SessionCategory } from '../../../schema/generated/types'
import { conflict } from '../../kernel/errors'
import { londonDay } from '../../kernel/time/weeks'
import { dayText } from '../../kernel/time/when-text'
import type { Asking } from '../../money/sold'
import type { SessionTypeRow } from '../starts/question'

declare module '../../kernel/noun' {
  interface Noun {
    /** The rules on what a person books for themselves, which booking obeys without knowing whose they are. */
    narrowsBooking?(asking: Asking, studentId: string): Promise<BookingRule[]>
  }
}

/** What somebody asks of the bookings of a person until a day. */
export interface BookingRule {
  /** Whose rule it is, for the person: a group's name. */
  name: string
  /** The last day of starts that it is for, by London's calendar. */
  until: string
  /** Kinds of session; empty: all. */
  categories: SessionCategory[]
  /** From 1, Monday, to 7; empty: all. */
  weekdays: number[]
  /** Sessions at most that are booked ahead at once. */
  bookedAhead: number | null
  /** The terms of moving and cancelling, where they are not those of the type. */
  freeUntilHours: number | null
  reschedulePrice: number | null
}

type Kind = Pick<SessionTypeRow, 'category' | 'mode'>

/** The rules on a person's own bookings now. */
export async function rulesFor(asking: Asking, studentId: string): Promise<BookingRule[]> {
  const found = await Promise.all(asking.nouns.map(({ narrowsBooking }) => narrowsBooking?.(asking, studentId) ?? []))
  return found.flat()
}

const covering = (rules: readonly BookingRule[], at: Date) => rules.filter(({ until }) => londonDay(at) <= until)

const isOn = ({ weekdays }: BookingRule, at: Date) => !weekdays.length || weekdays.includes(weekdayOf(londonDay(at)))

const isOf = ({ categories }: BookingRule, { category }: Kind) =>
  !categories.length || (category !== null && categories.includes(category))

/** Whether a session of this kind may begin then; what begins at its booking takes nobody's day. */
export const isAllowed = (rules: readonly BookingRule[], type: Kind, at: Date): boolean =>
  covering(rules, at).every((rule) => isOf(rule, type) && (beginsAtBooking(type.mode) || isOn(rule, at)))

/** Whether a session that is booked already may move to this start. */
export const mayMoveTo = (rules: readonly BookingRule[], at: Date): boolean =>
  covering(rules, at).every((rule) => isOn(rule, at))

/** What rules say to a person who looks for a start of this kind; null: nothing. */
export function narrowedWords(rules: readonly BookingRule[], type: Kind): string | null {
  const words = rules.flatMap((rule) => {
    const until = dayText(new Date(rule.until))
    if (!isOf(rule, type)) return `As a member of ${rule.name} you book other kinds of session until ${until}.`
    if (!rule.weekdays.length || beginsAtBooking(type.mode)) return []
    return `As a member of ${rule.name} you book for ${weekdayWords(rule.weekdays)} until ${until}.`
  })
  return words.join(' ') || null
}

/** Refuses a start that a rule leaves out. Throws CONFLICT. */
export function refuseNarrowed(rules: readonly BookingRule[], type: Kind, at: Date): void {
  if (isAllowed(rules, type, at)) return
  const ofKind = covering(rules, at).every((rule) => isOf(rule, type))
  throw conflict(narrowedWords(rules, type) ?? '', { field: ofKind ? 'startAt' : 'sessionTypeId' })
}

const ahead = `select count(*)::int as ahead from sessions s join session_attendees a on a.session_id = s.id
  where a.user_id = $1 and a.role = 'candidate' and s.status = 'booked' and s.start_at > $2`

/** The rule by which a person has as much booked ahead as they may; null: none. */
export async function ruleAtLimit({ query, now }: Asking, rules: readonly BookingRule[], studentId: string, at: Date) {
  const limits = covering(rules, at).filter((rule) => rule.bookedAhead !== null)
  if (!limits.length) return null
  const { rows } = await query({ name: 'booking_ahead', text: ahead, values: [studentId, now] })
  return limits.find((rule) => (rows[0]?.ahead as number) >= (rule.bookedAhead ?? 0)) ?? null
}

/** Refuses one booking more than a rule lets a person have ahead. Throws CONFLICT. */
export async function refuseAhead(asking: Asking, rules: readonly BookingRule[], studentId: string, at: Date) {
  const rule = await ruleAtLimit(asking, rules, studentId, at)
  if (rule) throw conflict(`As a member of ${rule.name} you have at most ${rule.bookedAhead} sessions booked ahead.`)
}

const best = (values: (number | null)[], pick: (...values: number[]) => number): number | null => {
  const given = values.filter((value) => value !== null)
  return given.length ? pick(...given) : null
}

/** A type with the terms of moving and cancelling that rules give: of several the kindest. */
export function onTermsOf<Type extends Pick<SessionTypeRow, 'freeUntilHours' | 'reschedulePrice'>>(
  rules: readonly BookingRule[],
  type: Type,
  at: Date,
): Type {
  const those = covering(rules, at)
  const hours = best(
    those.map(({ freeUntilHours }) => freeUntilHours),
    Math.min,
  )
  const price = best(
    those.map(({ reschedulePrice }) => reschedulePrice),
    Math.min,
  )
  return { ...type, freeUntilHours: hours ?? type.freeUntilHours, reschedulePrice: price ?? type.reschedulePrice }
}
