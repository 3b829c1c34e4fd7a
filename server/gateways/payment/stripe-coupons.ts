import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { Clock } from '../../kernel/time/clock'
import type { CouponFace, CouponMirror } from './coupon-mirror'
import { asDeclined, isThereAlready, unlessMissing, withoutDetails } from './stripe-faults'

/** Our coupons in Stripe's dashboard: a coupon for each, and a promotion code for one with a code. */
export const couponsAt = (stripe: Stripe, clock: Clock): CouponMirror => ({
  idOf,
  keep: (face) => withoutDetails(keep(stripe, face, clock.now()).catch(decline)),
  drop: (externalId) => withoutDetails(drop(stripe, externalId).catch(decline)),
})

const decline = (error: unknown): never => {
  throw asDeclined(error)
}

/** Stripe never changes the terms of a coupon or of a code, so they are a part of its id. */
function idOf(face: CouponFace): string {
  const { id, code, amountOff, percentOff, currency, duration } = face
  const { durationInMonths, maxRedemptions, minimumAmount, until } = face
  const reduction = [amountOff, percentOff, currency, duration, durationInMonths]
  const terms = JSON.stringify([code, reduction, maxRedemptions, minimumAmount, until])
  return `${id}-${createHash('sha256').update(terms).digest('hex').slice(0, 12)}`
}

async function keep(stripe: Stripe, face: CouponFace, now: Date): Promise<void> {
  const id = idOf(face)
  const changed = () => stripe.coupons.update(id, shownOf(face))
  const known = await changed().catch(unlessMissing)
  // Stripe takes no coupon whose time is over.
  if (!known && isOver(face, now)) return
  const coupon =
    known ??
    (await stripe.coupons.create({ id, ...shownOf(face), ...termsOf(face, now) }).catch((error: unknown) => {
      if (isThereAlready(error)) return changed()
      throw error
    }))
  if (face.code) await keepCode(stripe, { ...face, code: face.code }, coupon, now)
}

async function keepCode(stripe: Stripe, face: CouponFace & { code: string }, coupon: Stripe.Coupon, now: Date) {
  const { id: couponId, code, isActive: active, maxRedemptions, minimumAmount, currency } = face
  const kept = (await codesOf(stripe, coupon.id)).find(
    // Codes of a coupon that had this id before it was removed come back no more.
    ({ metadata, created }) => metadata?.couponId === couponId && created >= coupon.created,
  )
  if (kept) {
    if (kept.active !== active) await stripe.promotionCodes.update(kept.id, { active })
    return
  }
  if (isOver(face, now)) return
  await stripe.promotionCodes.create({
    ...{ code, active, promotion: { type: 'coupon', coupon: coupon.id }, metadata: { couponId } },
    ...(face.until && { expires_at: lastSecond(face.until) }),
    ...(maxRedemptions && { max_redemptions: maxRedemptions }),
    ...(minimumAmount && { restrictions: { minimum_amount: minimumAmount, minimum_amount_currency: currency } }),
  })
}

async function drop(stripe: Stripe, id: string): Promise<void> {
  for (const code of await codesOf(stripe, id))
    if (code.active) await stripe.promotionCodes.update(code.id, { active: false })
  await stripe.coupons.del(id).catch(unlessMissing)
}

/** More than one coupon ever has. */
const MOST_CODES = 1000

async function codesOf(stripe: Stripe, coupon: string): Promise<Stripe.PromotionCode[]> {
  const codes = stripe.promotionCodes.list({ coupon, limit: 100 }).autoPagingToArray({ limit: MOST_CODES })
  return (await codes.catch(unlessMissing)) ?? []
}

/** Characters of a coupon's name. */
const MOST_NAME = 40

/** What Stripe lets change. */
const shownOf = ({ id, name, itemTypes }: CouponFace) => ({
  name: name.slice(0, MOST_NAME),
  metadata: { couponId: id, itemTypes: itemTypes.join(', ') || 'all' },
})

function termsOf(face: CouponFace, now: Date): Stripe.CouponCreateParams {
  const { amountOff, percentOff, currency, duration, durationInMonths, maxRedemptions, until } = face
  return {
    ...(amountOff === null ? { percent_off: percentOff ?? 0 } : { amount_off: amountOff, currency }),
    ...{ duration, ...(durationInMonths && { duration_in_months: durationInMonths }) },
    ...(maxRedemptions && { max_redemptions: maxRedemptions }),
    ...(until && isTakenBy(until, now) && { redeem_by: lastSecond(until) }),
  }
}

/** The last second before an instant: Stripe's ends are inclusive. */
const lastSecond = (until: Date) => Math.ceil(until.getTime() / 1000) - 1

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1000)

const isOver = ({ until }: CouponFace, now: Date) => until !== null && lastSecond(until) <= secondsOf(now)

/** Stripe takes no coupon that ends in more than five years. */
const MOST_AHEAD = 5 * 365 * 86_400

const isTakenBy = (until: Date, now: Date) => lastSecond(until) - secondsOf(now) <= MOST_AHEAD
