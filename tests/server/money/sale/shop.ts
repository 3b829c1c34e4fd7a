import { createHash } from 'node:crypto'
import type { Choice } from '../../../../server/gateways/payment/sandbox'
import type { Person } from '../../../build'
import { library } from '../../library/library'

const CHECKOUT = `mutation ($mode: BillingMode!, $gateway: BillingGateway!, $items: [CheckoutItemInput!], $promoCode: String, $useCoupon: Boolean!, $price: Pence, $key: String) {
  checkout(mode: $mode, gateway: $gateway, cancelUrl: "/wallet/packages", successUrl: "/wallet/packages", items: $items, useCoupon: $useCoupon, promoCode: $promoCode, price: $price, idempotencyKey: $key) {
    id externalId url status paymentStatus amountSubtotal amountTotal amountCharged discounts } }`
const QUOTE = `query ($gateway: BillingGateway!, $items: [CheckoutItemInput!]!, $promoCode: String, $useCoupon: Boolean!) {
  checkoutQuote(gateway: $gateway, items: $items, promoCode: $promoCode, useCoupon: $useCoupon) {
    lines { type name list total reductions { by amount } parts { name share } } list reductions { by amount } coupon total credits bonus fromWallet charged balance balanceAfter missing renewal { every amount firstAmountFor } } }`
const PACKAGE = `mutation ($title: String!, $credits: Pence, $price: Pence, $discount: Int, $discountUnit: AmountUnit, $bundles: [ID!], $coupons: [ID!], $accessDuration: Int, $renews: PackageRenewal) {
  billingPackageCreate(renews: $renews, title: $title, credits: $credits, price: $price, discount: $discount, discountUnit: $discountUnit, bundles: $bundles, coupons: $coupons, accessDuration: $accessDuration, status: active) { id total } }`
const COUPON = `mutation ($name: String!, $code: String, $percentOff: Float, $amountOff: Pence, $maxRedemptions: Int, $minimumAmount: Pence, $itemTypes: [BillingItemType!], $until: DateTime, $duration: CouponDuration, $durationInMonths: Int) {
  couponCreate(duration: $duration, durationInMonths: $durationInMonths, name: $name, code: $code, percentOff: $percentOff, amountOff: $amountOff, currency: gbp, maxRedemptions: $maxRedemptions, minimumAmount: $minimumAmount, itemTypes: $itemTypes, until: $until) { id code } }`

export interface Basket {
  gateway?: 'wallet' | 'sandbox'
  mode?: 'payment' | 'subscription' | 'setup'
  items: { type: string; typeId?: string; unitAmount?: number }[]
  promoCode?: string
  useCoupon?: boolean
  price?: number
  key?: string
}

const asked = ({ gateway = 'sandbox', mode = 'payment', useCoupon = true, ...rest }: Basket) => ({
  ...{ gateway, mode, useCoupon },
  ...rest,
})

/** A library whose admin also makes packages and coupons, and whose sandbox takes payments. */
export async function shop() {
  const app = await library()
  const origin = await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { query } = app.services.database

  return {
    ...app,
    async package(values: object) {
      return (await app.send(PACKAGE, { title: 'Package', ...values }, app.admin)).data.billingPackageCreate as {
        id: string
        total: number
      }
    },
    async coupon(values: object) {
      const { id, code } = (await app.send(COUPON, { name: 'Coupon', ...values }, app.admin)).data.couponCreate
      return { id, code } as { id: string; code: string }
    },
    quote(who: Person, basket: Basket) {
      const { mode: _mode, ...rest } = asked(basket)
      return app.send(QUOTE, rest, who)
    },
    checkout: (who: Person, basket: Basket) => app.send(CHECKOUT, asked(basket), who),
    /** Presses a button of the sandbox's pay page, as its browser would. */
    press: (externalId: string, button: Choice) =>
      fetch(`${origin}/pay/${externalId}/${button}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(),
      }),
    /** The movements of a wallet, the oldest first. */
    async movements(who: Person) {
      const { rows } = await query({
        text: 'select type, amount from transactions where user_id = $1 order by inserted_at, id',
        values: [who.id],
      })
      return rows.map(({ type, amount }) => `${type} ${amount}`)
    },
    /** Holds that the books agree: postings sum to zero, and each wallet is the sum of its own. */
    async booksAgree() {
      const { rows } = await query({
        text: `select (select coalesce(sum(amount), 0)::int from entries) as all,
          (select count(*)::int from accounts a where kind = 'wallet' and balance <> (select coalesce(sum(amount), 0) from entries e where e.account_id = a.id)) as wrong`,
        values: [],
      })
      return rows[0]
    },
    async uses(couponId: string) {
      const { rows } = await query({
        text: 'select times_redeemed as uses from coupons where id = $1',
        values: [couponId],
      })
      return rows[0]?.uses
    },
  }
}

export type Shop = Awaited<ReturnType<typeof shop>>

/** A number from a text, the same each time. */
export const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0)
