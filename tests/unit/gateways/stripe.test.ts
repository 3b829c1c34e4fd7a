import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GatewaySilent, patient } from '../../../server/gateways/payment/patient-gateway'
import { PaymentDeclined, type PaymentGateway } from '../../../server/gateways/payment/payment'
import { createStripe } from '../../../server/gateways/payment/stripe'
import { StripeFault } from '../../../server/gateways/payment/stripe-faults'
import { localeFor } from '../../../server/gateways/payment/stripe-locales'
import { createClock } from '../../../server/kernel/time/clock'
import { type StripeStub, startStripe } from '../../stripe'

const request = {
  billingSessionId: '01920000-0000-7000-8000-0000000000bb',
  amount: 20_000,
  currency: 'GBP',
  description: 'Top-up, smart credits',
  locale: 'en-us',
  successUrl: 'https://articled.example/wallet/top-up?paid=1',
  cancelUrl: 'https://articled.example/wallet/top-up',
  idempotencyKey: 'checkout:1',
}
const refundRequest = {
  refundId: '01920000-0000-7000-8000-0000000000cc',
  amount: 5_000,
  currency: 'GBP',
  idempotencyKey: 'refund:1',
}

const clock = createClock({ settable: true })
let stub: StripeStub
let stripe: PaymentGateway

beforeAll(() => {
  clock.set(new Date('2026-05-01T12:10:00Z'))
})
afterAll(() => clock.set(null))
beforeEach(async () => {
  stub = await startStripe({ clock })
  stripe = open()
})
afterEach(() => stub.close())

function open(settings: { secretKey?: string; gatewayMs?: number } = {}): PaymentGateway {
  const { secretKey = stub.secretKey, gatewayMs = 5_000 } = settings
  const { apiUrl, webhookSecret } = stub
  return createStripe({ secretKey, webhookSecret, clock, patience: { gatewayMs }, apiUrl })
}

/** A payment that was made, with the id of its money. */
async function paid(): Promise<{ externalId: string; intentId: string }> {
  const { externalId } = await stripe.start(request)
  stub.pay(externalId)
  return { externalId, intentId: stub.books.session(externalId).payment_intent as string }
}

/** What Stripe's own record says has become of a payment. */
const typeOf = async (externalId: string) => (await stripe.read(externalId))?.type

const errorOf = (run: Promise<unknown>) =>
  run.then(
    () => 'done',
    (error: unknown) => error,
  )

describe('a payment at Stripe', () => {
  it('is started on a page of Checkout, with our id wherever Stripe shows the payment', async () => {
    const { externalId, url } = await stripe.start(request)
    expect(externalId).toMatch(/^cs_test_/)
    expect(url).toBe(`${stub.apiUrl}/c/pay/${externalId}`)
    expect(stub.requests).toMatchObject([
      {
        key: 'checkout:1',
        form: {
          line_items: [{ quantity: '1', price_data: { currency: 'gbp', unit_amount: '20000' } }],
          client_reference_id: request.billingSessionId,
          metadata: { billingSessionId: request.billingSessionId },
          payment_intent_data: { metadata: { billingSessionId: request.billingSessionId } },
          success_url: request.successUrl,
          cancel_url: request.cancelUrl,
          locale: 'en-GB',
        },
      },
    ])
  })

  it('is started once for each key, also when the same key comes again in the next hour', async () => {
    const first = await stripe.start(request)
    expect(await stripe.start(request)).toEqual(first)
    clock.set(new Date('2026-05-01T12:59:59Z'))
    const second = await stripe.start({ ...request, idempotencyKey: 'checkout:2' })
    expect(second).not.toEqual(first)
    clock.set(new Date('2026-05-01T13:31:00Z'))
    expect(await stripe.start({ ...request, idempotencyKey: 'checkout:2' })).toEqual(second)
    clock.set(new Date('2026-05-01T12:10:00Z'))
  })

  it('closes by itself after more than 30 minutes, at any time of an hour', async () => {
    for (const time of ['12:00:00.000', '12:29:59.500', '12:59:59.999', '13:00:00.000']) {
      clock.set(new Date(`2026-05-01T${time}Z`))
      const { externalId } = await stripe.start({ ...request, idempotencyKey: time })
      const left = stub.books.session(externalId).expires_at - clock.now().getTime() / 1000
      expect(left).toBeGreaterThan(31 * 60 - 1)
      expect(left).toBeLessThanOrEqual(91 * 60)
    }
    clock.set(new Date('2026-05-01T12:10:00Z'))
  })

  it('is refused where its key belongs to another payment', async () => {
    await stripe.start(request)
    const error = await errorOf(stripe.start({ ...request, amount: 100 }))
    expect(error).toBeInstanceOf(StripeFault)
    expect(String(error)).toContain('StripeIdempotencyError 400')
  })

  it('is told of once it is over, and not before', async () => {
    const { externalId } = await stripe.start(request)
    const { billingSessionId } = request
    expect(await stripe.read(externalId)).toBeNull()
    stub.pay(externalId)
    const intentId = expect.stringMatching(/^pi_/)
    const card = { brand: 'visa', last4: '4242' }
    expect(await stripe.read(externalId)).toEqual({
      type: 'payment.paid',
      payment: { externalId, billingSessionId, intentId, amount: 20_000, currency: 'GBP', status: 'paid', card },
    })
    expect(await stripe.read('cs_test_none')).toBeNull()
  })

  it('waits for a bank that pays later, and says what it did', async () => {
    const start = async (idempotencyKey: string) => (await stripe.start({ ...request, idempotencyKey })).externalId
    const [good, bad] = [await start('good'), await start('bad')]
    for (const id of [good, bad]) {
      stub.payLater(id)
      expect(await stripe.read(id)).toBeNull()
    }
    stub.settle(good, true)
    stub.settle(bad, false)
    expect([await typeOf(good), await typeOf(bad)]).toEqual(['payment.paid', 'payment.failed'])
  })

  it('is closed, quietly where it is closed, paid or unknown', async () => {
    const { externalId } = await stripe.start(request)
    await stripe.expire(externalId)
    await stripe.expire(externalId)
    expect(await typeOf(externalId)).toBe('payment.cancelled')
    const { externalId: other } = await stripe.start({ ...request, idempotencyKey: 'other' })
    stub.pay(other)
    await stripe.expire(other)
    expect(await typeOf(other)).toBe('payment.paid')
    await stripe.expire('cs_test_none')
  })

  it('is not thought closed while Stripe does not say so', async () => {
    const { externalId } = await stripe.start(request)
    stub.misbehaviours.push('down')
    expect(await errorOf(stripe.expire(externalId))).toBeInstanceOf(StripeFault)
    expect(await stripe.read(externalId)).toBeNull()
  })

  it('has its page in the language of the payer where Stripe speaks it', () => {
    const pairs = {
      'en-us': 'en-GB',
      'en-xa': 'en-GB',
      de: 'de',
      'pt-br': 'pt-BR',
      'fr-be': 'fr',
      cy: 'auto',
      '': 'auto',
    }
    for (const [ours, theirs] of Object.entries(pairs)) expect(localeFor(ours)).toBe(theirs)
  })
})

describe('a refund at Stripe', () => {
  it('gives back a part, and then the rest', async () => {
    const { intentId } = await paid()
    const part = await stripe.refund({ ...refundRequest, intentId })
    const { refundId } = refundRequest
    const given = {
      externalId: expect.stringMatching(/^re_/),
      intentId,
      refundId,
      currency: 'GBP',
      status: 'succeeded',
    }
    expect(part).toEqual({ ...given, amount: 5_000 })
    const rest = { refundId: '01920000-0000-7000-8000-0000000000dd', amount: 15_000, idempotencyKey: 'refund:2' }
    expect(await stripe.refund({ ...refundRequest, ...rest, intentId })).toMatchObject({ amount: 15_000 })
    expect(stub.books.refundsOf(intentId)).toHaveLength(2)
  })

  it('is declined where it is more than what is left, or the money is not there', async () => {
    const { intentId } = await paid()
    const error = await errorOf(stripe.refund({ ...refundRequest, intentId, amount: 20_001 }))
    expect(error).toBeInstanceOf(PaymentDeclined)
    expect(String(error)).toContain('greater than what is left')
    await stripe.refund({ ...refundRequest, intentId, amount: 20_000, idempotencyKey: 'all' })
    const again = { ...refundRequest, refundId: '01920000-0000-7000-8000-0000000000dd', idempotencyKey: 'more' }
    expect(await errorOf(stripe.refund({ ...again, intentId }))).toBeInstanceOf(PaymentDeclined)
    expect(await errorOf(stripe.refund({ ...again, intentId: 'pi_none' }))).toBeInstanceOf(PaymentDeclined)
  })

  it('is made once, though the answer was lost, and though Stripe has forgotten the key', async () => {
    const { intentId } = await paid()
    const hasty = patient(open({ gatewayMs: 300 }), clock, 250)
    stub.misbehaviours.push('down')
    expect(await errorOf(hasty.refund({ ...refundRequest, intentId }))).toBeInstanceOf(StripeFault)
    expect(stub.books.refundsOf(intentId)).toHaveLength(0)
    // The list is answered, the refund itself is not.
    const answers = stub.requests.length
    stub.misbehaviours.push('none', 'silent')
    expect(await errorOf(hasty.refund({ ...refundRequest, intentId }))).toBeInstanceOf(GatewaySilent)
    expect(stub.requests.slice(answers).map(({ method }) => method)).toEqual(['GET', 'POST'])
    const [made] = stub.books.refundsOf(intentId)
    for (const idempotencyKey of [refundRequest.idempotencyKey, 'a key that Stripe has forgotten'])
      expect(await stripe.refund({ ...refundRequest, intentId, idempotencyKey })).toMatchObject({
        externalId: made?.id,
      })
    expect(stub.books.refundsOf(intentId)).toHaveLength(1)
  })

  it('is made once where two ask for it at the same time', async () => {
    const { intentId } = await paid()
    const both = await Promise.all([1, 2].map(() => stripe.refund({ ...refundRequest, intentId })))
    expect(both[0]).toEqual(both[1])
    expect(stub.books.refundsOf(intentId)).toHaveLength(1)
  })

  it('is no refusal where Stripe is down, asked too often, silent, or the key belongs to another refund', async () => {
    const { intentId } = await paid()
    for (const misbehaviour of ['down', 'busy', 'silent'] as const) {
      stub.misbehaviours.push(misbehaviour)
      const error = await errorOf(open({ gatewayMs: 200 }).refund({ ...refundRequest, intentId }))
      expect(error).toBeInstanceOf(StripeFault)
    }
    await stripe.refund({ ...refundRequest, intentId })
    expect(await errorOf(stripe.refund({ ...refundRequest, intentId, amount: 1 }))).toBeInstanceOf(StripeFault)
    expect(stub.books.refundsOf(intentId)).toHaveLength(1)
  })

  it('waits where a bank takes its time', async () => {
    const { intentId } = await paid()
    stub.account.nextRefunds = 'pending'
    const { externalId, status } = await stripe.refund({ ...refundRequest, intentId })
    expect(status).toBe('pending')
    stub.endRefund(externalId, 'failed')
    expect(await stripe.refund({ ...refundRequest, intentId })).toMatchObject({ externalId, status: 'failed' })
  })
})

describe('what an error tells', () => {
  it('holds neither the key nor what Stripe knows of the payer', async () => {
    const secretKey = 'sk_test_another_key_than_theirs'
    const error = await errorOf(open({ secretKey }).start(request))
    expect(error).toBeInstanceOf(StripeFault)
    expect(String(error)).toBe('StripeFault: StripeAuthenticationError 401 req_1 the secret key is not accepted')
    expect(JSON.stringify({ ...(error as Error), stack: (error as Error).stack })).not.toContain(secretKey)
    expect(Object.keys(error as Error)).toEqual(['name'])
  })

  it('comes where nobody answers at all', async () => {
    const { apiUrl, ...secrets } = stub
    await stub.close()
    const error = await errorOf(createStripe({ ...secrets, clock, apiUrl }).start(request))
    expect(error).toBeInstanceOf(StripeFault)
    stub = await startStripe({ clock })
  })

  it('comes at the start where there is no secret', () => {
    const { apiUrl, secretKey } = stub
    for (const webhookSecret of ['', '   ', 'short'])
      expect(() => createStripe({ secretKey, webhookSecret, clock, apiUrl })).toThrow('secret')
    expect(() => createStripe({ secretKey: '', webhookSecret: stub.webhookSecret, clock, apiUrl })).toThrow()
  })
})
