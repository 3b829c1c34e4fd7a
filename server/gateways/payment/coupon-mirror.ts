/** A coupon of ours, as a gateway shows it to staff who look there. */
export interface CouponFace {
  /** Our own. */
  id: string
  name: string
  /** What buyers type; null: no code brings it. */
  code: string | null
  /** Pence. It has this or `percentOff`. */
  amountOff: number | null
  percentOff: number | null
  /** 'gbp'. */
  currency: string
  duration: 'once' | 'repeating' | 'forever'
  durationInMonths: number | null
  maxRedemptions: number | null
  /** Pence. */
  minimumAmount: number | null
  /** The kinds of item that it counts for; none: all. */
  itemTypes: string[]
  /** Exclusive. */
  until: Date | null
  /** Whether it can be used now. */
  isActive: boolean
}

/**
 * A gateway's record of our coupons. It is for reading: what a purchase costs is counted here, and the gateway is told of the sum. Each call can be repeated.
 */
export interface CouponMirror {
  /** The gateway's id of a coupon with these terms. Other terms have another id, since a gateway does not change them. */
  idOf(face: CouponFace): string
  /**
   * Makes the gateway's record of a coupon and its code the same as ours. Throws PaymentDeclined where the gateway will never do it, as with a code that is in use
   * there.
   */
  keep(face: CouponFace): Promise<void>
  /** Removes the record with this id, after which another may have its code; of one that is gone, nothing. */
  drop(externalId: string): Promise<void>
}
