import type { UserPaymentStatus } from '../../schema/generated/types'

/** Time that passes, and no date that anybody is told. */
const DAY = 86_400_000
/** Days after the last top-up or purchase from which a person has lapsed. */
export const LAPSES_AFTER_DAYS = 90
/** Days for which a status that staff set by hand holds. */
export const HOLDS_FOR_DAYS = 90

/** What has happened between a person and the school's till. */
export interface PaymentHistory {
  /** The first bonus or free booking. */
  trialAt: Date | null
  /** The last top-up or purchase. */
  paidAt: Date | null
  /** When nothing was left any more of what had been paid; null since the next payment. */
  givenBackAt: Date | null
}

/** When a person who pays nothing more lapses; null for whoever pays nothing now. */
export const lapsesAt = ({ paidAt, givenBackAt }: PaymentHistory): Date | null =>
  paidAt && !givenBackAt ? new Date(paidAt.getTime() + LAPSES_AFTER_DAYS * DAY) : null

/** The status that follows from what happened. */
export function paymentStatusOf(history: PaymentHistory, now: Date): UserPaymentStatus {
  if (history.givenBackAt) return 'refunded'
  const lapses = lapsesAt(history)
  if (lapses) return now < lapses ? 'paying' : 'lapsed'
  return history.trialAt ? 'trial' : 'none'
}

/** Until when a status that is set by hand now holds. */
export const holdsUntil = (now: Date) => new Date(now.getTime() + HOLDS_FOR_DAYS * DAY)
