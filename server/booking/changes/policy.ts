import { beginsAtBooking } from '../../../rules/booking/start'
import { percentOf } from '../../../rules/money/percent'
import { takenOff } from '../../../rules/money/priced'
import type { SessionQuote } from '../../../schema/generated/types'
import { daysAfter } from '../../kernel/time/calendar-days'
import type { Lowering } from '../../money/lowering'
import { pounds } from '../../money/pounds'
import type { KeptQuote } from '../../room/session/kept-quote'
import type { sessions } from '../../room/session/table'
import type { sessionTypes } from '../../school/session-type/table'
import type { BookedType } from '../starts/question'

type Type = typeof sessionTypes.$inferSelect

const HOUR = 3_600_000
const MINUTE = 60_000

/** What the times of a start follow from. */
export type TimedType = Pick<BookedType, 'mode' | 'duration' | 'preparationTime' | 'windowLength'>

/** The times of a start: a live session has an end, a written one a deadline. */
export function timesOf(type: TimedType, startAt: Date) {
  if (type.mode === 'live') {
    const endAt = new Date(startAt.getTime() + (type.duration ?? 60) * MINUTE)
    return { startAt, endAt, accessOpen: new Date(startAt.getTime() - type.preparationTime * MINUTE), deadline: null }
  }
  const deadline = daysAfter(startAt, type.windowLength)
  return { startAt, endAt: deadline, accessOpen: startAt, deadline }
}

interface Policy {
  /** Null if there is no free time; for a near start it can lie in the past. */
  freeUntil: string | null
  text: string
}

/** The policy of a type, and in words. */
export function policyOf(type: Type, startAt: Date): Policy {
  if (beginsAtBooking(type.mode))
    return { freeUntil: null, text: 'It opens when you book it, so it cannot be moved or cancelled after that.' }
  const freeUntil = new Date(startAt.getTime() - type.freeUntilHours * HOUR)
  const text = `Moving or cancelling is free until ${type.freeUntilHours} hours before the start. After that, moving costs ${pounds(type.reschedulePrice)} and cancelling half the price. No refund after the start.`
  return { freeUntil: freeUntil.toISOString(), text }
}

/** The end of the free time of a booking that moves, under the policy that it was quoted: as long before its new start. */
export const freeUntilAfter = ({ freeUntil }: KeptQuote, from: Date, to: Date): string | null =>
  freeUntil && new Date(Date.parse(freeUntil) + to.getTime() - from.getTime()).toISOString()

interface Terms {
  /** What the student's group takes off the list price, before the wallet's discount. */
  lowering?: Lowering | null
  /** Of the wallet, in percent. */
  discount: number
  /** The dispute that lets the student book once without paying. */
  freeBooking: string | null
}

/** The price of a booking: list price, less what the group takes off, less the wallet's discount; nothing for a free booking. */
export function keptQuote(type: Type, startAt: Date, { lowering, discount: percent, freeBooking }: Terms): KeptQuote {
  const { freeUntil, text } = policyOf(type, startAt)
  const off = lowering && !freeBooking ? takenOff(type.price, lowering.reduction) : 0
  const discount = freeBooking ? type.price : off + percentOf(type.price - off, percent)
  return {
    price: type.price,
    discount,
    total: type.price - discount,
    reschedulePrice: type.reschedulePrice,
    freeUntil,
    policy: text,
    policyVersion: type.policyVersion,
    ...(freeBooking && { freeBooking }),
    ...(lowering && off > 0 && { group: { name: lowering.name, off } }),
  }
}

type Booked = Pick<typeof sessions.$inferSelect, 'quote' | 'assignmentStatus'>

/** Whether a booking can be moved or cancelled without a fee: in time, or as long as it has no tutor. */
export const isFreeToChange = ({ quote, assignmentStatus }: Booked, now: Date): boolean =>
  assignmentStatus === 'unassigned' || (quote?.freeUntil != null && now < new Date(quote.freeUntil))

/** The price of moving now, under the policy that the booking was quoted. */
export const moveFee = (session: Booked, now: Date) =>
  isFreeToChange(session, now) ? 0 : (session.quote?.reschedulePrice ?? 0)

/** The refund for cancelling now: all that was paid, or half, with the odd penny to the student. */
export const refundOf = (session: Booked, paid: number, now: Date) =>
  isFreeToChange(session, now) ? paid : Math.ceil(paid / 2)

/** What it takes from the candidate to move or cancel a booking now; a tutor or staff who cancel give all of it back. */
export function costsOfChange(session: Booked, paid: number, now: Date, byCandidate = true) {
  // What begins at its booking is never moved or cancelled, so neither has a price.
  if (session.quote?.freeUntil === null) return { moveCost: 0, cancelCost: 0 }
  return {
    moveCost: moveFee(session, now),
    cancelCost: byCandidate ? paid - refundOf(session, paid, now) : 0,
  }
}

interface Times {
  startAt: Date
  endAt: Date
  accessOpen: Date | null
  deadline: Date | null
}

/** A quote as the schema shows it. `total` is what the wallet pays; below zero, what it gets back. */
export function shownQuote(
  purpose: SessionQuote['purpose'],
  { price, discount, freeBooking, group, policy, policyVersion, freeUntil }: KeptQuote,
  total: number,
  balance: number,
  costs: ReturnType<typeof costsOfChange>,
  // Picked one by one, since a whole session is a time as well, and its price is not the list price.
  { startAt, endAt, accessOpen, deadline }: Times,
) {
  return {
    purpose,
    price: purpose === 'book' ? price : Math.abs(total),
    discount: purpose === 'book' ? discount : 0,
    groupDiscount: purpose === 'book' ? (group?.off ?? 0) : 0,
    groupName: purpose === 'book' ? (group?.name ?? null) : null,
    freeBooking: purpose === 'book' && freeBooking !== undefined,
    total,
    balance,
    balanceAfter: balance - total,
    missing: Math.max(0, total - balance),
    policy,
    policyVersion,
    freeUntil,
    ...costs,
    startAt,
    endAt,
    accessOpen,
    deadline,
  }
}

/** Whether the candidate can already read the task of a session. */
export const isOpen = ({ accessOpen }: { accessOpen: Date | null }, now: Date) =>
  accessOpen !== null && accessOpen <= now
