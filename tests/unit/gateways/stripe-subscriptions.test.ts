import { describe, expect, it } from 'vitest'
import { EventRefused, type PeriodState } from '../../../server/gateways/payment/payment'
import { StripeFault } from '../../../server/gateways/payment/stripe-faults'
import {
  amountsOf,
  asked,
  at,
  begun,
  billingSessionId,
  errorOf,
  heard,
  request,
  stripe,
  stripeForEach,
  stub,
  type Terms,
} from './stripe-subscribed'

stripeForEach()

describe('a subscription at Stripe', () => {
  it('is begun on a page of Checkout at the price of its later periods, with our id wherever Stripe shows it', async () => {
    const { url, externalId } = await stripe.start(request)
    expect(url).toBe(`${stub.apiUrl}/c/pay/${externalId}`)
    const recurring = { interval: 'month' }
    expect(stub.requests).toMatchObject([
      {
        ...{ path: '/v1/checkout/sessions', key: 'key' },
        form: {
          mode: 'subscription',
          line_items: [{ quantity: '1', price_data: { currency: 'gbp', unit_amount: '20000', recurring } }],
          metadata: { billingSessionId },
          subscription_data: { metadata: { billingSessionId } },
          payment_method_collection: 'always',
        },
      },
    ])
    expect(stub.requests[0]?.form).not.toHaveProperty('discounts')
  })

  it('has a coupon of its own where its first period costs less, which holds as long as that price', async () => {
    const kept = {
      once: { duration: 'once', duration_in_months: null },
      always: { duration: 'forever', duration_in_months: null },
      18: { duration: 'repeating', duration_in_months: 18 },
    }
    for (const [held, duration] of Object.entries(kept)) {
      const id = crypto.randomUUID()
      const firstAmountFor = held === '18' ? 18 : (held as 'once' | 'always')
      const own = { billingSessionId: id, idempotencyKey: id }
      const { externalId } = await stripe.start({ ...asked({ first: 15_000, firstAmountFor }), ...own })
      expect(stub.books.session(externalId)).toMatchObject({
        amount_total: 15_000,
        discounts: [{ coupon: `first-${id}` }],
      })
      expect(stub.books.coupons.coupons.get(`first-${id}`)).toMatchObject({
        ...{ amount_off: 5_000, currency: 'gbp', percent_off: null, max_redemptions: 1, name: 'Gold' },
        ...duration,
      })
    }
  })

  it('costs as much in each period as was agreed, a month of a yearly one too', async () => {
    const price = { first: 15_000, amount: 20_000 }
    const terms: [Terms, number[]][] = [
      [{}, [20_000, 20_000, 20_000]],
      [{ ...price, firstAmountFor: 'once' }, [15_000, 20_000, 20_000]],
      [{ ...price, firstAmountFor: 'always' }, [15_000, 15_000, 15_000]],
      [{ ...price, firstAmountFor: 2 }, [15_000, 15_000, 20_000]],
      [{ ...price, every: 'year', firstAmountFor: 12 }, [15_000, 20_000, 20_000]],
      [{ ...price, every: 'year', firstAmountFor: 13 }, [15_000, 15_000, 20_000]],
    ]
    for (const [each, amounts] of terms) {
      const id = crypto.randomUUID()
      const { externalId } = await stripe.start({ ...asked(each), billingSessionId: id, idempotencyKey: id })
      const { subscriptionId } = stub.subscribe(externalId)
      stub.turn(subscriptionId, 'renew')
      stub.turn(subscriptionId, 'renew')
      expect(await amountsOf(subscriptionId)).toEqual(amounts)
    }
  })

  it('is begun once for each key, with one coupon, also when Stripe has forgotten that it made that', async () => {
    const first = await stripe.start(asked({ first: 0 }))
    expect(await stripe.start(asked({ first: 0 }))).toEqual(first)
    // The coupon is found by its id where its key is not known, and by its key where its name is another.
    const again = { ...asked({ first: 0 }), idempotencyKey: 'of a later day' }
    stub.keys.delete(`coupon:${billingSessionId}`)
    expect((await stripe.start(again)).externalId).not.toBe(first.externalId)
    stub.keys.set(`coupon:${billingSessionId}`, { asked: 'in other words', answer: { status: 200, body: {} } })
    expect(await stripe.start(asked({ first: 0 }))).toEqual(first)
    expect(stub.books.coupons.coupons.size).toBe(1)
  })

  it('is not begun where its coupon could not be made, or its first period costs more than the next', async () => {
    stub.misbehaviours.push('down')
    expect(await errorOf(stripe.start(asked({ first: 0 })))).toBeInstanceOf(StripeFault)
    expect(String(await errorOf(stripe.start(asked({ first: 20_001 }))))).toContain('costs more')
    expect(stub.requests.map(({ path }) => path)).toEqual(['/v1/coupons'])
  })

  it('is told of by its first bill, and is open until then', async () => {
    const { externalId } = await stripe.start(request)
    expect(await stripe.read(externalId)).toBeNull()
    const { paid } = stub.subscribe(externalId)
    const { id, gateway, occurredAt, ...fact } = (await heard(paid))!
    expect({ id, gateway, occurredAt }).toEqual({ id: paid.id, gateway: 'stripe', occurredAt: at })
    expect(await stripe.read(externalId)).toEqual(fact)
  })

  it('is cancelled where nobody pays in time, at the price of the first period', async () => {
    const { externalId } = await stripe.start(asked({ first: 15_000 }))
    const event = await heard(stub.runOut(externalId))
    const payment = {
      externalId,
      billingSessionId,
      intentId: null,
      amount: 15_000,
      currency: 'GBP',
      status: 'cancelled',
    }
    expect(event).toMatchObject({ type: 'payment.cancelled', payment })
    expect(await stripe.read(externalId)).toEqual({ type: 'payment.cancelled', payment })
  })
})

describe('an event of a subscription', () => {
  it('says which period is paid, from when to when, and by which money', async () => {
    const { subscriptionId, paid, completed } = await begun()
    expect(await heard(completed)).toBeNull()
    const first = (await heard(paid)) as unknown as { period: PeriodState }
    expect(first).toMatchObject({
      type: 'period.paid',
      period: {
        ...{ externalId: expect.stringMatching(/^in_/), subscriptionId, billingSessionId, isFirst: true },
        ...{ intentId: expect.stringMatching(/^pi_/), amount: 20_000, currency: 'GBP', status: 'paid' },
        ...{ from: at, until: new Date('2026-02-28T12:10:00Z') },
      },
    })
    expect(stub.books.intent(first.period.intentId as string).amount_received).toBe(20_000)
    expect(await heard(stub.turn(subscriptionId, 'renew'))).toMatchObject({
      ...{ type: 'period.paid' },
      period: { isFirst: false, from: new Date('2026-02-28T12:10:00Z'), until: new Date('2026-03-31T12:10:00Z') },
    })
  })

  it('names no money where the period costs nothing', async () => {
    const { paid } = await begun({ first: 0 })
    expect(await heard(paid)).toMatchObject({ type: 'period.paid', period: { amount: 0, intentId: null } })
  })

  it('says that a card was refused, and by which money the same bill was paid later', async () => {
    const { subscriptionId } = await begun()
    const refused = await heard(stub.turn(subscriptionId, 'refuse'))
    const bill = (refused as unknown as { period: PeriodState }).period.externalId
    const unpaid = { externalId: bill, isFirst: false, intentId: null, amount: 20_000, status: 'unpaid' }
    expect(refused).toMatchObject({ type: 'period.unpaid', period: unpaid })
    const again = stub.turn(subscriptionId, 'refuse')
    expect(await heard(again)).toMatchObject({ type: 'period.unpaid', period: unpaid })
    const paid = await heard(stub.turn(subscriptionId, 'renew'))
    const { period } = paid as unknown as { period: PeriodState }
    expect(paid).toMatchObject({ type: 'period.paid', period: { externalId: bill, status: 'paid' } })
    expect(stub.books.intent(period.intentId as string).status).toBe('succeeded')
    // What comes late says what is on record by then.
    expect(await heard(again)).toMatchObject({ type: 'period.paid', period })
  })

  it('says that it has ended, and when', async () => {
    const { subscriptionId } = await begun()
    const end = { externalId: subscriptionId, billingSessionId, endedAt: at }
    expect(await heard(stub.turn(subscriptionId, 'end'))).toMatchObject({ type: 'subscription.ended', end })
  })

  it('says nothing of what is not ours, or no period of ours', async () => {
    const { subscriptionId, paid, completed } = await begun()
    const before = stub.requests.length
    const subscription_details = { metadata: { billingSessionId: 'of another shop' }, subscription: subscriptionId }
    for (const parent of [null, { subscription_details: null }, { subscription_details }])
      expect(await heard(paid, { parent })).toBeNull()
    expect(await heard(stub.turn(subscriptionId, 'end'), { metadata: {} })).toBeNull()
    expect(await heard({ ...completed, type: 'checkout.session.async_payment_succeeded' })).toBeNull()
    expect(stub.requests).toHaveLength(before)
    const bill = stub.books.subscriptions.subscription(subscriptionId).bills[0]!
    for (const billing_reason of ['subscription_update', 'manual', null] as const) {
      bill.billing_reason = billing_reason
      expect(await heard(paid)).toBeNull()
    }
  })

  it('says nothing of a first card that was refused, with which the purchase is not made', async () => {
    const { subscriptionId, paid } = await begun()
    Object.assign(stub.books.subscriptions.subscription(subscriptionId).bills[0]!, { status: 'open', amount_paid: 0 })
    expect(await heard({ ...paid, type: 'invoice.payment_failed' })).toBeNull()
  })

  it('is read from the record, whatever version of the API wrote it', async () => {
    const { paid } = await begun()
    const { id } = paid.data.object
    const old = { id, object: 'invoice', subscription: 'sub_old', payment_intent: 'pi_old', paid: true }
    expect(await heard({ ...paid, data: { object: old } })).toMatchObject({
      type: 'period.paid',
      period: { externalId: id },
    })
  })

  it('is a fault, and no refusal, where Stripe does not show the bill', async () => {
    const { paid } = await begun()
    stub.misbehaviours.push('down')
    expect(await errorOf(heard(paid))).toBeInstanceOf(StripeFault)
    expect(await errorOf(heard(paid, { id: 'in_none' }))).toBeInstanceOf(StripeFault)
    for (const id of [null, '', '../refunds']) expect(await errorOf(heard(paid, { id }))).toBeInstanceOf(EventRefused)
  })
})
