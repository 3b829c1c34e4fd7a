import { Temporal } from 'temporal-polyfill'
import { type Channel, type Manner, manners } from '../../../rules/identity/notifications'
import type { NotificationDigest, NotificationKind } from '../../../schema/generated/types'
import { toRuleInstant } from '../../kernel/time/zones'

/** When a person may be told. Times of day are minutes after midnight in their zone. */
export interface Times {
  timezone: string
  quietFrom: number | null
  quietUntil: number | null
  digest: NotificationDigest
  digestAt: number
}

const local = (instant: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)
const minuteOf = ({ hour, minute }: Temporal.ZonedDateTime) => hour * 60 + minute
const toDate = (at: Temporal.ZonedDateTime) => new Date(at.epochMilliseconds)

/** That time of day on a date. When the clocks skip it, it is the same time after the gap; when they repeat it, its first. */
const at = (date: Temporal.PlainDate, minute: number, zone: string) =>
  date.toZonedDateTime({ timeZone: zone, plainTime: { hour: Math.floor(minute / 60), minute: minute % 60 } })

const wallOf = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16)

/** The end of the quiet time that an instant lies in; null if it lies in none. */
export function quietEnd(instant: Date, { timezone, quietFrom, quietUntil }: Times): Date | null {
  if (quietFrom === null || quietUntil === null) return null
  const now = local(instant, timezone)
  const minute = minuteOf(now)
  const overnight = quietFrom > quietUntil
  const isQuiet = overnight ? minute >= quietFrom || minute < quietUntil : minute >= quietFrom && minute < quietUntil
  if (!isQuiet) return null
  const day = overnight && minute >= quietFrom ? now.toPlainDate().add({ days: 1 }) : now.toPlainDate()
  // Where the clocks skip the end, the quiet time is over when they have: none of it is left.
  const end = toRuleInstant(`${day}T${wallOf(quietUntil)}`, timezone)
  // In the hour that the clocks repeat, the first of two ends may have passed.
  return end > instant ? end : null
}

/** When the next digest is sent; null if the person wants none. Once a day, however long that day is. */
export function nextDigest(instant: Date, { timezone, digest, digestAt }: Times): Date | null {
  if (digest === 'never') return null
  const today = local(instant, timezone).toPlainDate()
  for (let days = 0; days <= 8; days++) {
    const day = today.add({ days })
    const due = toDate(at(day, digestAt, timezone))
    if (due > instant && (digest === 'daily' || day.dayOfWeek === 1)) return due
  }
  throw new Error('a digest is due within eight days')
}

const mayDisturb = ({ protects, isSoon }: Manner, channel: Channel) =>
  protects === true || (isSoon === true && channel === 'push')

/** When a mail or push of a kind is sent: null for at once. */
export function waitsUntil(
  kind: NotificationKind,
  channel: Exclude<Channel, 'inApp'>,
  now: Date,
  times: Times,
): Date | null {
  const manner = manners[kind]
  const digest = channel === 'email' && manner.canWait ? nextDigest(now, times) : null
  if (mayDisturb(manner, channel)) return digest
  // A digest that falls into the quiet time comes at its end.
  return quietEnd(digest ?? now, times) ?? digest
}
