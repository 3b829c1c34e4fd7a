import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EventRefused, type PaymentGateway } from '../../../server/gateways/payment/payment'
import { createStripe } from '../../../server/gateways/payment/stripe'
import { StripeFault } from '../../../server/gateways/payment/stripe-faults'
import { createClock } from '../../../server/kernel/time/clock'
import { type StripeStub, signedCall, startStripe } from '../../stripe'
import documented from '../../stripe/documented-events.json'

const at = new Date('2026-05-01T12:00:00Z')
const billingSessionId = '01920000-0000-7000-8000-0000000000bb'
const refundId = '01920000-0000-7000-8000-0000000000cc'
const request = {
  ...{ billingSessionId, amount: 20_000, currency: 'GBP', description: 'Top-up', locale: 'en-us' },
  ...{ successUrl: 'https://articled.example/paid', cancelUrl: 'https://articled.example/', idempotencyKey: 'key' },
}

const clock = createClock({ settable: true })
let stub: StripeStub
let stripe: PaymentGateway

beforeAll(async () => {
  stub = await startStripe({ clock })
  stripe = createStripe({ ...stub, clock })
})
afterAll(() => stub.close())
beforeEach(() => clock.set(at))
afterEach(() => clock.set(null))

let keys = 0
const start = async () => (await stripe.start({ ...request, idempotencyKey: `key ${keys++}` })).externalId
const paid = async () => {
  const externalId = await start()
  const event = stub.pay(externalId)
  return { externalId, event, intentId: stub.books.session(externalId).payment_intent as string }
}

/** What an event of Stripe's says to us. */
async function heard(event: object) {
  const { body, headers } = stub.call(event)
  return await stripe.verifyEvent(body, headers)
}
/** What becomes of a call: what it says, or why it is refused. */
async function outcome(body: string | Buffer, headers: Record<string, string | string[] | undefined>) {
  try {
    return (await stripe.verifyEvent(body, headers))?.type ?? null
  } catch (error) {
    if (error instanceof EventRefused) return error.reason
    if (error instanceof StripeFault) return 'fault'
    throw error
  }
}
/** What becomes of a body that Stripe signed. */
const signedOutcome = (body: string | Buffer) =>
  outcome(body, signedCall(stub.webhookSecret, body, clock.now()).headers)

describe('an event of Stripe', () => {
  it('says that a payment was made', async () => {
    const { externalId, event, intentId } = await paid()
    expect(await heard(event)).toEqual({
      ...{ type: 'payment.paid', id: event.id, gateway: 'stripe', occurredAt: at },
      payment: {
        ...{ externalId, billingSessionId, intentId, amount: 20_000, currency: 'GBP', status: 'paid' },
        card: { brand: 'visa', last4: '4242' },
      },
    })
  })

  it('says that a payment waits for a bank, and later what the bank did', async () => {
    const [good, bad] = [await start(), await start()]
    expect(await heard(stub.payLater(good))).toBeNull()
    expect(await heard(stub.payLater(bad))).toBeNull()
    expect(await heard(stub.settle(good, true))).toMatchObject({ type: 'payment.paid', payment: { status: 'paid' } })
    expect(await heard(stub.settle(bad, false))).toMatchObject({
      type: 'payment.failed',
      payment: { status: 'failed' },
    })
  })

  it('says that nobody paid in time', async () => {
    const externalId = await start()
    const said = { type: 'payment.cancelled', payment: { externalId, intentId: null, status: 'cancelled' } }
    expect(await heard(stub.runOut(externalId))).toMatchObject(said)
  })

  it('says what became of a refund, ours or one made there, and nothing while it waits', async () => {
    const { intentId } = await paid()
    const refund = (amount: number, own = refundId) =>
      stripe.refund({ intentId, refundId: own, amount, currency: 'GBP', idempotencyKey: own })
    const { externalId } = await refund(100)
    const said = { externalId, intentId, refundId, amount: 100, currency: 'GBP' }
    expect(await heard(stub.events.at(-1)!)).toMatchObject({
      ...{ type: 'refund.succeeded', refund: { ...said, status: 'succeeded' } },
    })
    expect(await heard(stub.refundThere(intentId, 200))).toMatchObject({ refund: { refundId: null, amount: 200 } })
    stub.account.nextRefunds = 'pending'
    const endings = { succeeded: 'refund.succeeded', failed: 'refund.failed', canceled: 'refund.failed' } as const
    for (const status of ['succeeded', 'failed', 'canceled'] as const) {
      const waiting = await refund(300, crypto.randomUUID())
      expect(await heard(stub.events.at(-1)!)).toBeNull()
      const event = stub.endRefund(waiting.externalId, status)
      expect((await heard(event))?.type).toBe(endings[status])
      expect((await heard({ ...event, type: 'charge.refund.updated' }))?.type).toBe(endings[status])
    }
    stub.account.nextRefunds = 'succeeded'
  })

  it('says that a bank took the money back, and who was right', async () => {
    const { intentId } = await paid()
    const endings = { won: 'won', lost: 'lost', prevented: 'won' } as const
    for (const status of ['won', 'lost', 'prevented'] as const) {
      const { dispute, event } = stub.dispute(intentId, 20_000)
      const said = { externalId: dispute.id, intentId, amount: 20_000, currency: 'GBP' }
      expect(await heard(event)).toMatchObject({ type: 'dispute.opened', dispute: { ...said, status: 'open' } })
      const decided = { type: `dispute.${endings[status]}`, dispute: { ...said, status: endings[status] } }
      expect(await heard(stub.decide(dispute, status))).toMatchObject(decided)
    }
  })

  it('says nothing of an inquiry, for which no money is taken, until it becomes a dispute', async () => {
    const { intentId } = await paid()
    const { dispute, event } = stub.dispute(intentId, 20_000, 'warning_needs_response')
    expect(await heard(event)).toBeNull()
    expect(await heard(stub.decide(dispute, 'warning_closed'))).toBeNull()
    const withdrawn = { ...dispute, status: 'needs_response' }
    const escalated = { ...event, type: 'charge.dispute.funds_withdrawn', data: { object: withdrawn } }
    expect((await heard(escalated))?.type).toBe('dispute.opened')
  })

  it('says nothing where it is of another kind, or of what is not ours', async () => {
    const { event } = await paid()
    const about = (more: object) => heard({ ...event, data: { object: { ...event.data.object, ...more } } })
    for (const type of ['charge.succeeded', 'payment_intent.succeeded', 'a.kind.to.come', '__proto__', 'constructor'])
      expect(await heard({ ...event, type })).toBeNull()
    for (const metadata of [null, {}, { billingSessionId: '' }, { billingSessionId: 'of another shop' }])
      expect(await about({ metadata })).toBeNull()
    for (const mode of ['setup', 'subscription']) expect(await about({ mode, payment_intent: null })).toBeNull()
    const { event: opened } = stub.dispute((await paid()).intentId, 100)
    expect(await heard({ ...opened, data: { object: { ...opened.data.object, payment_intent: null } } })).toBeNull()
  })

  it('is read as Stripe documents it, of an older version of its API too', async () => {
    const [session, refund, dispute, charge] = await Promise.all(documented.map((event) => heard(event)))
    const intentId = 'pi_1Gszsq2eZvKYlo2C5Fg3hIjK'
    expect(session).toMatchObject({ type: 'payment.paid', occurredAt: at, payment: { intentId, amount: 4_900 } })
    expect(refund).toMatchObject({ type: 'refund.succeeded', refund: { intentId, amount: 1_000 } })
    expect(dispute).toMatchObject({ type: 'dispute.opened', dispute: { intentId, amount: 4_900 } })
    expect(charge).toBeNull()
  })

  it('has the same id whenever it comes again', async () => {
    const { event } = await paid()
    const first = await heard(event)
    clock.set(new Date('2026-05-02T12:00:00Z'))
    expect(await heard(event)).toEqual(first)
  })
})

describe('a call of the webhook', () => {
  it('is believed as the bytes that Stripe signed, and refused when one is changed', async () => {
    const { body, headers } = stub.call((await paid()).event)
    expect(await outcome(Buffer.from(body), headers)).toBe('payment.paid')
    expect(await outcome(body.replace('20000', '90000'), headers)).toBe('signature')
    expect(await outcome(`${body} `, headers)).toBe('signature')
    expect(await outcome('', headers)).toBe('signature')
  })

  it('is refused without its signature, or with a wrong one', async () => {
    const { body, headers } = stub.call((await paid()).event)
    const signature = headers['stripe-signature']!
    const [time, proof] = signature.split(',') as [string, string]
    const forged = signedCall('whsec_another_secret', body, at).headers['stripe-signature']
    const wrong = [
      undefined,
      '',
      time,
      proof,
      'v1=',
      `t=,${proof}`,
      `t=-1,${proof}`,
      `${time},v1=`,
      `${time},${signature}`,
    ]
    for (const header of [...wrong, forged, `${time}x,${proof}`, `${time},${proof.replace('v1', 'v0')}`, [signature]])
      expect(await outcome(body, { 'stripe-signature': header })).toBe('signature')
    expect(await outcome(body, {})).toBe('signature')
    // Stripe signs with both while a secret is being changed.
    expect(await outcome(body, { 'stripe-signature': `${time},v1=00,${proof}` })).toBe('payment.paid')
  })

  it('is believed for 300 seconds either way, and its signature covers its time', async () => {
    const { body, headers } = stub.call((await paid()).event)
    const after = (seconds: number) => {
      clock.set(new Date(at.getTime() + seconds * 1000))
      return outcome(body, headers)
    }
    const wanted = { 299: 'payment.paid', 301: 'too_old', [-299]: 'payment.paid', [-302]: 'too_old' }
    for (const [seconds, said] of Object.entries(wanted)) expect(await after(Number(seconds))).toBe(said)
    const shifted = headers['stripe-signature']!.replace(/t=\d+/, `t=${Math.floor(clock.now().getTime() / 1000)}`)
    expect(await outcome(body, { 'stripe-signature': shifted })).toBe('signature')
  })

  it('is refused when its signature is right and its content is not', async () => {
    const { event } = await paid()
    const about = (more: object) => JSON.stringify({ ...event, data: { object: { ...event.data.object, ...more } } })
    const broken = [
      ...['null', '{}', '[]', '7', '{"id":', JSON.stringify({ ...event, object: 'v2.core.event' })],
      ...[{ id: '' }, { id: 7 }, { created: -1 }, { created: 1e15 }, { data: null }, { type: undefined }].map((more) =>
        JSON.stringify({ ...event, ...more }),
      ),
      ...[
        { id: null },
        { amount_total: -1 },
        { amount_total: 0.5 },
        { amount_total: null },
        { currency: 'pounds' },
      ].map(about),
      ...[{ status: 'paid' }, { payment_status: null }, { payment_intent: 7 }, { metadata: 'none' }].map(about),
    ]
    for (const body of broken) expect([body, await signedOutcome(body)]).toEqual([body, 'malformed'])
  })

  it('is refused or says nothing, whatever it holds', async () => {
    const types = [...stub.events.map(({ type }) => type), 'charge.refund.updated', 'refund.updated', 'invoice.paid']
    const near = fc.record(
      {
        id: fc.string(),
        object: fc.constant('event'),
        type: fc.constantFrom(...types),
        created: fc.integer(),
        data: fc.record({
          object: fc.oneof(fc.jsonValue(), fc.constantFrom(...stub.events.map(({ data }) => data.object))),
        }),
      },
      { requiredKeys: ['object', 'type', 'data'] },
    )
    const json = fc.oneof(near, fc.jsonValue()).map((value) => Buffer.from(JSON.stringify(value)))
    const bodies = fc.oneof(
      json,
      fc.uint8Array().map((bytes) => Buffer.from(bytes)),
    )
    const said = (await Promise.all(stub.events.map(heard))).map((event) => event?.type)
    const allowed = [null, 'malformed', 'signature', ...new Set(said)]
    await fc.assert(
      fc.asyncProperty(bodies, fc.string(), async (body, header) => {
        expect(allowed).toContain(await signedOutcome(body))
        expect(await outcome(body, { 'stripe-signature': header })).toBe('signature')
      }),
      { numRuns: 2_000 },
    )
  })
})
