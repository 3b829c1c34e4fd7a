import type Stripe from 'stripe'
import type { z } from 'zod'
import { couponObject, promotionCodeObject } from './coupon-objects'
import type { couponTaken } from './coupon-shapes'
import { found, invalid, missing } from './refused'

type Taken<Name extends keyof typeof couponTaken> = z.output<(typeof couponTaken)[Name]>

const MOST_AHEAD = (5 * 365 + 2) * 86_400

/** What the account holds of reductions. */
export function createCoupons(now: () => number) {
  const coupons = new Map<string, Stripe.Coupon>()
  const codes = new Map<string, Stripe.PromotionCode>()
  /** Codes whose coupon has been deleted. */
  const orphans = new Set<string>()

  const isValid = ({ valid, redeem_by }: Stripe.Coupon) => valid && (redeem_by === null || now() <= redeem_by)
  const couponNamed = (id: string) => found(coupons, id, () => missing('coupon', id, 'coupon'))
  const shownCoupon = (coupon: Stripe.Coupon): Stripe.Coupon => ({ ...coupon, valid: isValid(coupon) })
  const couponOf = ({ id, promotion }: Stripe.PromotionCode) =>
    orphans.has(id) ? undefined : coupons.get(promotion.coupon as string)
  /** As documented, a code is only active if its coupon is valid too. */
  const isActive = (code: Stripe.PromotionCode) => {
    const coupon = couponOf(code)
    return code.active && Boolean(coupon && isValid(coupon)) && (code.expires_at === null || now() <= code.expires_at)
  }
  const shownCode = (code: Stripe.PromotionCode): Stripe.PromotionCode => ({ ...code, active: isActive(code) })
  const refuseTaken = (wanted: string, but?: string) => {
    const isTaken = [...codes.values()].some(
      (each) => each.id !== but && isActive(each) && each.code.toLowerCase() === wanted.toLowerCase(),
    )
    if (isTaken) throw invalid(`An active promotion code with \`code: ${wanted}\` already exists.`)
  }
  const refusePast = (at: number | undefined, param: string) => {
    if (at !== undefined && at <= now()) throw invalid(`The \`${param}\` timestamp must be in the future.`, { param })
  }

  return {
    ...{ coupons, codesKept: codes },
    coupon: (id: string) => shownCoupon(couponNamed(id)),
    /** The codes that are active, with their coupons. */
    active: () =>
      [...codes.values()].filter(isActive).map(({ code, promotion }) => ({ code, coupon: promotion.coupon })),

    createCoupon(asked: Taken<'coupon'>): Stripe.Coupon {
      if (coupons.has(asked.id)) throw invalid('Coupon already exists.', { code: 'resource_already_exists' })
      refusePast(asked.redeem_by, 'redeem_by')
      if ((asked.redeem_by ?? 0) > now() + MOST_AHEAD)
        throw invalid('`redeem_by` cannot be more than five years in the future.', { param: 'redeem_by' })
      const made = couponObject(asked, now())
      coupons.set(made.id, made)
      return made
    },

    changeCoupon(id: string, { name, metadata }: Taken<'couponChange'>): Stripe.Coupon {
      const coupon = couponNamed(id)
      if (name !== undefined) coupon.name = name
      coupon.metadata = { ...coupon.metadata, ...metadata }
      return shownCoupon(coupon)
    },

    deleteCoupon(id: string): Stripe.DeletedCoupon {
      coupons.delete(couponNamed(id).id)
      for (const code of codes.values()) if (code.promotion.coupon === id) orphans.add(code.id)
      return { id, object: 'coupon', deleted: true }
    },

    createCode(asked: Taken<'promotionCode'>): Stripe.PromotionCode {
      const coupon = couponNamed(asked.promotion.coupon)
      refusePast(asked.expires_at, 'expires_at')
      if (coupon.redeem_by !== null && (asked.expires_at ?? 0) > coupon.redeem_by)
        throw invalid('The code cannot expire after its coupon.', { param: 'expires_at' })
      if (coupon.max_redemptions !== null && (asked.max_redemptions ?? 0) > coupon.max_redemptions)
        throw invalid('The code cannot be redeemed more often than its coupon.', { param: 'max_redemptions' })
      if (asked.active) refuseTaken(asked.code)
      const made = promotionCodeObject(asked, now())
      codes.set(made.id, made)
      return shownCode(made)
    },

    changeCode(id: string, { active, metadata }: Taken<'promotionCodeChange'>): Stripe.PromotionCode {
      const code = found(codes, id, () => missing('promotion code', id, 'promotion_code'))
      if (active && !isActive(code)) {
        if (!isActive({ ...code, active })) throw invalid('This promotion code can no longer be redeemed.')
        refuseTaken(code.code, id)
      }
      if (active !== undefined) code.active = active
      code.metadata = { ...code.metadata, ...metadata }
      return shownCode(code)
    },

    /** The latest first. */
    codes({
      coupon,
      code,
      active,
      limit,
      starting_after,
    }: Taken<'promotionCodeList'>): Stripe.ApiList<Stripe.PromotionCode> {
      const all = [...codes.values()]
        .map(shownCode)
        .filter((each) => coupon === undefined || each.promotion.coupon === coupon)
        .filter((each) => code === undefined || each.code.toLowerCase() === code.toLowerCase())
        .filter((each) => active === undefined || each.active === active)
        .toReversed()
      const from = starting_after ? all.findIndex(({ id }) => id === starting_after) + 1 : 0
      const data = all.slice(from, from + limit)
      return { object: 'list', data, has_more: from + limit < all.length, url: '/v1/promotion_codes' }
    },
  }
}
