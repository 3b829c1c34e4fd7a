import type Stripe from 'stripe'
import type { z } from 'zod'
import { newId } from './objects'
import { found, invalid, missing } from './refused'
import { type Account, createBills, type Kept, type Plan, startOf } from './subscription-bills'
import { subscriptionObject } from './subscription-objects'
import type { subscriptionTaken } from './subscription-shapes'

type Taken<Name extends keyof typeof subscriptionTaken> = z.output<(typeof subscriptionTaken)[Name]>

/** What the account holds of subscriptions. */
export function createSubscriptions(account: Account & { coupons: Map<string, Stripe.Coupon> }) {
  const { now, told, coupons } = account
  const kept = new Map<string, Kept>()

  const subscription = (id: string) => found(kept, id, () => missing('subscription', id, 'id'))
  const going = (id: string) => {
    const one = subscription(id)
    if (one.subscription.ended_at) throw new Error('It has ended')
    return one
  }
  const usable = (id: string) => {
    const coupon = found(coupons, id, () => missing('coupon', id, 'discounts'))
    if (!coupon.valid) throw invalid(`Coupon ${id} is used up.`, { code: 'coupon_expired', param: 'discounts' })
    return coupon
  }
  const { amountOf, payNext, refuseNext, shownAs } = createBills(account, coupons)
  const end = ({ subscription: ending }: Kept, ended_at: number): Stripe.Subscription => {
    Object.assign(ending, { status: 'canceled', ended_at, canceled_at: ending.canceled_at ?? now() })
    told('customer.subscription.deleted', ending)
    return ending
  }

  return {
    ...{ subscription, usable, amountOf },

    /** The payer has completed a session, which takes its coupon. */
    begin(plan: Plan, currency: string): Kept & { bill: Stripe.Invoice } {
      if (plan.coupon) {
        const coupon = usable(plan.coupon)
        coupon.times_redeemed += 1
        coupon.valid = coupon.times_redeemed !== coupon.max_redemptions
      }
      const made = subscriptionObject({ currency, customer: newId('cus'), metadata: plan.metadata }, now())
      const one = { ...plan, subscription: made, bills: [] }
      kept.set(made.id, one)
      return { ...one, bill: payNext(one) }
    },

    /** The time of a period passes: the next one is paid, or it ends as was said before. */
    renew(id: string) {
      const one = going(id)
      if (one.subscription.cancel_at_period_end) end(one, startOf(one, one.bills.length))
      else payNext(one)
    },

    /** The card of the next period is refused. */
    refuse: (id: string) => refuseNext(going(id)),

    /** Stripe gives up a subscription that nobody pays, or staff end it there. */
    end: (id: string) => void end(going(id), now()),

    change(id: string, { cancel_at_period_end }: Taken<'change'>): Stripe.Subscription {
      const { subscription: changing } = subscription(id)
      if (changing.ended_at)
        throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
      return Object.assign(changing, { cancel_at_period_end, canceled_at: cancel_at_period_end ? now() : null })
    },

    /** As Stripe does it, what has ended is not there to be cancelled. */
    cancel(id: string): Stripe.Subscription {
      const one = subscription(id)
      if (one.subscription.ended_at) throw missing('subscription', id, 'id')
      return end(one, now())
    },

    invoice(id: string, { expand }: Taken<'invoiceRead'>): Stripe.Invoice {
      const bills = new Map([...kept.values()].flatMap((one) => one.bills.map((bill) => [bill.id, bill])))
      const bill = found(bills, id, () => missing('invoice', id, 'invoice'))
      return shownAs(bill, Boolean(expand))
    },

    /** The latest first. */
    invoices(asked: Taken<'invoiceList'>): Stripe.ApiList<Stripe.Invoice> {
      const all = subscription(asked.subscription).bills.toReversed()
      const from = asked.starting_after ? all.findIndex(({ id }) => id === asked.starting_after) + 1 : 0
      const data = all.slice(from, from + asked.limit).map((bill) => shownAs(bill, Boolean(asked.expand)))
      return { object: 'list', data, has_more: from + asked.limit < all.length, url: '/v1/invoices' }
    },
  }
}
