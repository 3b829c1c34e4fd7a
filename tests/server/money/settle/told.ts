import { eq } from 'drizzle-orm'
import type { PaymentEvent } from '../../../../server/gateways/payment/payment'
import { newId } from '../../../../server/kernel/database/columns'
import { write } from '../../../../server/kernel/write/write'
import { billingSessions } from '../../../../server/money/billing-session/table'
import { keepPurchase } from '../../../../server/money/sale/keep-purchase'
import { type Asked, quoteOf } from '../../../../server/money/sale/quote'
import { settle } from '../../../../server/money/settle/settle'
import type { Person } from '../../../build'
import type { Basket, Shop } from '../sale/shop'

/** An event without what each delivery of it has: its id, gateway and time. */
type Fact<Event = PaymentEvent> = Event extends PaymentEvent ? Omit<Event, 'id' | 'gateway' | 'occurredAt'> : never

/** A purchase that waits for its money, and what its gateway can tell of it. */
export async function waiting(app: Shop, student: Person, basket: Basket) {
  const { data, errors } = await app.checkout(student, basket)
  if (errors) throw new Error(errors[0]?.message)
  return toldOf(data.checkout)
}

/** The same without a gateway, for tests that tell all by themselves. */
export async function waitingAlone({ services }: Shop, { id: buyerId }: Person, items: Basket['items']) {
  // What is asked of a payment of the demo school is done.
  const externalId = `pay_demo_${newId()}`
  return write(services, async (writing) => {
    const asked = { buyerId, gateway: 'sandbox', items, useCoupon: true, promoCode: null } as Asked
    const quote = await quoteOf({ ...writing, nouns: services.nouns }, asked)
    const mode = quote.renewal ? 'subscription' : 'payment'
    const id = await keepPurchase(writing, { buyerId, gateway: 'sandbox', mode, quote, status: 'open' })
    await writing.orm.update(billingSessions).set({ externalId }).where(eq(billingSessions.id, id))
    return toldOf({ id, externalId, amountCharged: quote.charged })
  })
}

interface Begun {
  id: string
  externalId: string
  amountCharged: number
}

function toldOf({ id: billingSessionId, externalId, amountCharged: amount }: Begun) {
  const paid = { externalId, billingSessionId, intentId: externalId, amount, currency: 'GBP', status: 'paid' as const }
  const part = (amount: number) => ({
    externalId: `x_${newId()}`,
    intentId: externalId as string,
    amount,
    currency: 'GBP',
  })
  const aDispute = part(0)
  return {
    billingSessionId,
    externalId,
    amount,
    paid: (): Fact => ({ type: 'payment.paid', payment: paid }),
    failed: (): Fact => ({ type: 'payment.failed', payment: { ...paid, status: 'failed' } }),
    /** A refund that was made at the gateway. */
    refunded: (amount: number): Fact => ({
      type: 'refund.succeeded',
      refund: { ...part(amount), refundId: null, status: 'succeeded' },
    }),
    disputed: (amount: number): Fact => ({ type: 'dispute.opened', dispute: { ...aDispute, amount, status: 'open' } }),
    decided: (amount: number, status: 'won' | 'lost'): Fact => ({
      type: `dispute.${status}`,
      dispute: { ...aDispute, amount, status },
    }),
  }
}

/** Tells the server something, as one delivery of an event. */
export const tell = ({ services }: Shop, fact: Fact, id = newId()) =>
  write(services, (writing) =>
    settle(writing, services, { ...fact, id, gateway: 'sandbox', occurredAt: writing.now } as PaymentEvent),
  )

/** What the books say of a person whose one purchase this is. */
export async function booksOf({ services }: Pick<Shop, 'services'>, { id }: Person) {
  const { rows } = await services.database.query({
    text: `select t.status, t.amount_refunded as refunded, t.amount_disputed as disputed, t.brought_back as "broughtBack", t.bonus_taken as "bonusTaken",
        (select balance::int from accounts where user_id = $1) as balance,
        coalesce((select -balance::int from accounts where kind = 'owed' and name = $1::text), 0) as owed,
        (select count(*)::int from purchase_parts where user_id = $1 and given_back_at is null) as kept,
        (select count(*)::int from library_permissions where user_id = $1 and status in ('pending', 'active')) as open,
        (select coalesce(sum(amount), 0)::int from transactions where user_id = $1 and type in ('purchase', 'refund')) as spent
      from billing_transactions t where t.user_id = $1::uuid`,
    values: [id],
  })
  return rows
}
