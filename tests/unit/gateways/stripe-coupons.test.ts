import { describe, expect, it } from 'vitest'
import type { CouponFace, CouponMirror } from '../../../server/gateways/payment/coupon-mirror'
import { PaymentDeclined } from '../../../server/gateways/payment/payment'
import { createStripe } from '../../../server/gateways/payment/stripe'
import { StripeFault } from '../../../server/gateways/payment/stripe-faults'
import { at, clock, errorOf, stripe, stripeForEach, stub } from './stripe-subscribed'

stripeForEach()

const face: CouponFace = {
  ...{ id: '01920000-0000-7000-8000-0000000000cc', name: 'Winter', code: 'WINTER15', percentOff: 15, amountOff: null },
  ...{ currency: 'gbp', duration: 'once', durationInMonths: null, maxRedemptions: null, minimumAmount: null },
  ...{ itemTypes: [], until: null, isActive: true },
}
const mirror = () => stripe.coupons as CouponMirror
const kept = () => ({
  coupons: [...stub.books.coupons.coupons.values()],
  active: stub.books.coupons.active(),
  codes: stub.books.coupons.codes({ limit: 100 }).data,
})

describe('a coupon that Stripe shows', () => {
  it('has the same id for the same terms, and another for others', () => {
    const { idOf } = mirror()
    const id = idOf(face)
    expect(id.startsWith(`${face.id}-`)).toBe(true)
    for (const same of [{ name: 'Other' }, { isActive: false }, { itemTypes: ['package'] }])
      expect(idOf({ ...face, ...same })).toBe(id)
    const terms: Partial<CouponFace>[] = [
      ...[{ code: null }, { percentOff: 15.5 }, { percentOff: null, amountOff: 15 }, { maxRedemptions: 15 }],
      ...[{ duration: 'forever' as const }, { duration: 'repeating' as const, durationInMonths: 3 }],
      ...[{ minimumAmount: 15 }, { until: at }],
    ]
    expect(new Set([id, ...terms.map((other) => idOf({ ...face, ...other }))]).size).toBe(terms.length + 1)
  })

  it('is made once, whichever of the calls that make it Stripe leaves without an answer', async () => {
    const hasty = createStripe({ ...stub, clock, patience: { gatewayMs: 300 } }).coupons as CouponMirror
    for (const silentAt of [0, 1, 2, 3]) {
      const one = { ...face, id: face.id.replace(/c$/, String(silentAt)), code: `WINTER-${silentAt}` }
      stub.misbehaviours.push(...Array<'none'>(silentAt).fill('none'), 'silent')
      expect(await errorOf(hasty.keep(one))).toBeInstanceOf(StripeFault)
      stub.misbehaviours.length = 0
      await mirror().keep(one)
    }
    expect(kept().coupons).toHaveLength(4)
    expect(kept().codes).toHaveLength(4)
    expect(kept().active).toHaveLength(4)
  })

  it('is made again when staff have deleted it there', async () => {
    await mirror().keep({ ...face, code: null })
    stub.books.coupons.deleteCoupon(mirror().idOf({ ...face, code: null }))
    await mirror().keep({ ...face, code: null })
    expect(kept().coupons).toHaveLength(1)
  })

  it('is not made once it is over', async () => {
    for (const until of [at, new Date(at.getTime() - 1), new Date(at.getTime() + 1000)])
      await mirror().keep({ ...face, until, isActive: false })
    expect(kept().coupons).toEqual([])
  })

  it('is dropped with its codes, those of staff too, and again', async () => {
    await mirror().keep(face)
    const coupon = mirror().idOf(face)
    stub.books.coupons.createCode({ promotion: { type: 'coupon', coupon }, code: 'STAFF', active: true })
    await mirror().drop(coupon)
    await mirror().drop(coupon)
    expect(kept()).toMatchObject({ coupons: [], active: [], codes: [{ active: false }, { active: false }] })
    expect(stub.requests.filter(({ path }) => path.startsWith('/v1/promotion_codes/'))).toHaveLength(2)
  })

  it('is declined where another has its code, in any case, and not where Stripe is down', async () => {
    await mirror().keep({ ...face, code: 'Winter15' })
    const other = { ...face, id: face.id.replace(/c$/, 'd') }
    const error = await errorOf(mirror().keep(other))
    expect(error).toBeInstanceOf(PaymentDeclined)
    expect((error as Error).message).toContain('WINTER15')
    for (const misbehaviour of ['down', 'busy'] as const) {
      stub.misbehaviours.push(misbehaviour)
      expect(await errorOf(mirror().keep(other))).toBeInstanceOf(StripeFault)
    }
    await mirror().keep({ ...other, isActive: false })
    expect(kept().active).toMatchObject([{ code: 'Winter15' }])
  })
})
