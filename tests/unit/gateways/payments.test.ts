import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openGateways } from '../../../server/kernel/gateways'
import { settingsFrom } from '../../../server/kernel/settings'
import { createClock } from '../../../server/kernel/time/clock'
import { startStripe } from '../../stripe'

const clock = createClock({ settable: false })
const secrets = { SECRET_KEY: 'a secret for tests that is long enough' }
const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://articled.example' }

let DATA_DIR: string
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'payments-'))
})
afterEach(() => rm(DATA_DIR, { recursive: true }))

const open = async (environment: object) => {
  const settings = settingsFrom({ ...secrets, DATA_DIR, ...environment })
  return (await openGateways(settings, { clock, own: () => 'http://localhost', outside: {} })).payments
}

describe('the gateways of payments', () => {
  it('are the sandbox alone, and none in production, where nothing is set', async () => {
    expect([...(await open({})).keys()]).toEqual(['sandbox'])
    expect([...(await open(production)).keys()]).toEqual([])
  })

  it('have Stripe first where its keys are set, which starts payments and pays them back', async () => {
    const stub = await startStripe({ clock })
    const keys = { STRIPE_SECRET_KEY: stub.secretKey, STRIPE_WEBHOOK_SECRET: stub.webhookSecret }
    const payments = await open({ ...keys, STRIPE_API_URL: stub.apiUrl })
    expect([...payments.keys()]).toEqual(['stripe', 'sandbox'])
    expect([...(await open({ ...production, ...keys })).keys()]).toEqual(['stripe'])
    const stripe = payments.get('stripe')!
    const { externalId } = await stripe.start({
      ...{ billingSessionId: '01920000-0000-7000-8000-0000000000bb', amount: 4_900, currency: 'GBP', locale: 'en-us' },
      ...{
        description: 'Top-up',
        successUrl: 'http://localhost/',
        cancelUrl: 'http://localhost/',
        idempotencyKey: 'a',
      },
    })
    stub.pay(externalId)
    expect(await stripe.read(externalId)).toMatchObject({ type: 'payment.paid' })
    const intentId = stub.books.session(externalId).payment_intent as string
    const refund = { refundId: '01920000-0000-7000-8000-0000000000cc', amount: 4_900, currency: 'GBP' }
    expect(await stripe.refund({ ...refund, intentId, idempotencyKey: 'b' })).toMatchObject({ status: 'succeeded' })
    await stub.close()
  })
})
