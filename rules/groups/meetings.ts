import type { MeetingStatus } from '../../schema/generated/types'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Minutes before the start from which whoever has a ticket can join. Source: decisions, meetings. */
export const JOIN_MINUTES = 10
/** Minutes before the start from which attendance is taken, and people without a ticket are let in. Source: decisions, attendance. */
export const MARK_MINUTES = 15
/** Hours before the start at which those who come are reminded of it. */
export const REMINDER_HOURS = 24
/** Minutes for which a place is kept for the next in line. Source: decisions, groups and events. */
export const OFFER_MINUTES = 30
/** Offers that may run out before somebody leaves the line. */
export const OFFERS = 2
/** Hours before the start until which a ticket is given back for all of its price, unless the event says otherwise. */
export const FREE_UNTIL_HOURS = 24
/** Percent of the price that come back later, until the start, unless the event says otherwise. */
export const LATER_PERCENT = 50
/** Hours for which a ticket that was bought by itself, in its turn, can be given back for all of its price. */
export const AT_ONCE_FREE_HOURS = 1
/** Hours for which tickets can be given back for all of their price after an event has moved. */
export const MOVED_FREE_HOURS = 24
/** Hours that an event lasts at most. */
export const MOST_HOURS = 24
/** Times at which an event is made again at once: each week of a year. */
export const MOST_REPEATS = 52

interface Times {
  publishedAt: Date | string | null
  cancelledAt: Date | string | null
  startAt: Date | string
  endAt: Date | string
}

const ms = (at: Date | string) => new Date(at).getTime()

/** Where an event stands at an instant, in milliseconds. */
export function meetingStatus({ publishedAt, cancelledAt, startAt, endAt }: Times, now: number): MeetingStatus {
  if (cancelledAt) return 'cancelled'
  if (!publishedAt) return 'draft'
  if (now >= ms(endAt)) return 'ended'
  return now >= ms(startAt) ? 'live' : 'scheduled'
}

/** From when whoever has a ticket can join, in milliseconds. */
export const joinsFrom = (startAt: Date | string): number => ms(startAt) - JOIN_MINUTES * MINUTE_MS

/** From when attendance is taken, in milliseconds. */
export const marksFrom = (startAt: Date | string): number => ms(startAt) - MARK_MINUTES * MINUTE_MS

/** Until when a ticket is given back for all of its price, in milliseconds. */
export const freeUntil = (startAt: Date | string, hours: number): number => ms(startAt) - hours * HOUR_MS

interface Ticket {
  /** Pence. */
  paid: number
  freeUntil: Date | string | null
  laterPercent: number | null
}

/** What giving a ticket back brings at an instant, in pence, with the odd penny to its holder: all, a part until the start, nothing after it. */
export function refundOf({ paid, freeUntil, laterPercent }: Ticket, startAt: Date | string, now: number): number {
  if (now >= ms(startAt)) return 0
  if (freeUntil !== null && now < ms(freeUntil)) return paid
  return Math.ceil((paid * (laterPercent ?? LATER_PERCENT)) / 100)
}
