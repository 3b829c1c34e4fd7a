import { describe, expect, it } from 'vitest'
import { PaymentDeclined, type PeriodState } from '../../../server/gateways/payment/payment'
import { StripeFault } from '../../../server/gateways/payment/stripe-faults'
import { amountsOf, at, begun, errorOf, heard, stripe, stripeForEach, stub } from './stripe-subscribed'

stripeForEach()

describe('the renewal of a subscription', () => {
  const keptOf = (id: string) => stub.books.subscriptions.subscription(id).subscription

  it('is put off and on again', async () => {
    const { subscriptionId } = await begun()
    for (const [renewing, isOff] of [
      ['off', true],
      ['off', true],
      ['on', false],
    ] as const) {
      await stripe.renew(subscriptionId, renewing)
      expect(keptOf(subscriptionId).cancel_at_period_end).toBe(isOff)
    }
    await stripe.renew(subscriptionId, 'off')
    const endedAt = new Date('2026-02-28T12:10:00Z')
    const ended = await heard(stub.turn(subscriptionId, 'renew'))
    expect(ended).toMatchObject({ type: 'subscription.ended', end: { endedAt } })
  })

  it('stops at once, without a credit for the rest, and of what has ended nothing is changed', async () => {
    const { subscriptionId } = await begun()
    await stripe.renew(subscriptionId, 'stop')
    expect(stub.requests.at(-1)).toMatchObject({ method: 'DELETE', form: { prorate: 'false' } })
    expect(await heard(stub.events.at(-1)!)).toMatchObject({ type: 'subscription.ended', end: { endedAt: at } })
    const told = stub.events.length
    for (const renewing of ['stop', 'off', 'on'] as const) await stripe.renew(subscriptionId, renewing)
    expect(stub.events).toHaveLength(told)
  })

  it('is declined where there is no such subscription, and a fault where Stripe is down', async () => {
    for (const renewing of ['stop', 'off', 'on'] as const)
      expect(await errorOf(stripe.renew('sub_none', renewing))).toBeInstanceOf(PaymentDeclined)
    const { subscriptionId } = await begun()
    stub.misbehaviours.push('down')
    expect(await errorOf(stripe.renew(subscriptionId, 'stop'))).toBeInstanceOf(StripeFault)
    expect(keptOf(subscriptionId).ended_at).toBeNull()
  })
})

describe("what Stripe's own record says of a subscription", () => {
  it('is what its events have said, the oldest first', async () => {
    const { subscriptionId, paid } = await begun({ first: 15_000 })
    const events = [paid, stub.turn(subscriptionId, 'renew'), stub.turn(subscriptionId, 'refuse')]
    const said = await Promise.all(events.map((event) => heard(event)))
    const facts = said.map((event) => ({
      type: event?.type,
      period: (event as unknown as { period: PeriodState }).period,
    }))
    expect(await stripe.readSubscription(subscriptionId)).toEqual(facts)
    const { type, end } = (await heard(stub.turn(subscriptionId, 'end'))) as unknown as { type: string; end: object }
    expect(await stripe.readSubscription(subscriptionId)).toEqual([...facts, { type, end }])
  })

  it('holds all its periods, of which Stripe shows a hundred at a time', async () => {
    const { subscriptionId } = await begun({ first: 15_000 })
    for (let period = 1; period < 130; period++) stub.turn(subscriptionId, 'renew')
    expect(await amountsOf(subscriptionId)).toEqual([15_000, ...Array(129).fill(20_000)])
    expect(stub.requests.filter(({ path }) => path === '/v1/invoices')).toHaveLength(2)
  })

  it('has no unpaid period while a bank has yet to answer', async () => {
    const { subscriptionId } = await begun()
    stub.turn(subscriptionId, 'refuse')
    stub.books.subscriptions.subscription(subscriptionId).subscription.status = 'active'
    expect(await amountsOf(subscriptionId)).toEqual([20_000])
  })

  it('is nothing of one that is missing or not ours', async () => {
    expect(await stripe.readSubscription('sub_none')).toEqual([])
    const { subscriptionId } = await begun()
    stub.books.subscriptions.subscription(subscriptionId).subscription.metadata = {}
    expect(await stripe.readSubscription(subscriptionId)).toEqual([])
  })
})
