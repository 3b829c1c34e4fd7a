import type Stripe from 'stripe'
import { newId } from './objects'

// Whole objects of Stripe's API for reductions, with every field that its library's types name as always there; what we have no use for is empty.

type AskedCoupon = Pick<Stripe.Coupon, 'id'> &
  Partial<
    Pick<
      Stripe.Coupon,
      | ('amount_off' | 'percent_off' | 'currency' | 'duration' | 'duration_in_months')
      | ('max_redemptions' | 'metadata' | 'name' | 'redeem_by')
    >
  >

export function couponObject(asked: AskedCoupon, created: number): Stripe.Coupon {
  const { id, amount_off = null, percent_off = null, currency = null, duration = 'once' } = asked
  const { duration_in_months = null, max_redemptions = null, metadata = {}, name = null, redeem_by = null } = asked
  return {
    ...{ id, object: 'coupon', created, livemode: false, amount_off, percent_off, currency, duration },
    ...{ duration_in_months, max_redemptions, metadata, name, redeem_by, times_redeemed: 0, valid: true },
  }
}

interface AskedCode {
  promotion: { type: 'coupon'; coupon: string }
  code: string
  active: boolean
  expires_at?: number | undefined
  max_redemptions?: number | undefined
  metadata?: Record<string, string> | undefined
  restrictions?: { minimum_amount: number; minimum_amount_currency: string } | undefined
}

export function promotionCodeObject(asked: AskedCode, created: number): Stripe.PromotionCode {
  const { promotion, code, active, expires_at = null, max_redemptions = null, metadata = {}, restrictions } = asked
  return {
    ...{ id: newId('promo'), object: 'promotion_code', created, livemode: false, active, code, promotion },
    ...{ customer: null, customer_account: null, expires_at, max_redemptions, metadata, times_redeemed: 0 },
    restrictions: {
      first_time_transaction: false,
      ...(restrictions ?? { minimum_amount: null, minimum_amount_currency: null }),
    },
  }
}
