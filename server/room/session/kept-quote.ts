/** The quote of a booking, kept as it was, whatever the type costs later. */
export interface KeptQuote {
  price: number
  discount: number
  total: number
  reschedulePrice: number
  /** Null for a session that began when it was booked. */
  freeUntil: string | null
  policy: string
  policyVersion: number
  /** The dispute of a no-show that this booking makes good, without payment. */
  freeBooking?: string
  /** What the student's group took off the price, in pence; part of the discount. */
  group?: { name: string; off: number }
}
