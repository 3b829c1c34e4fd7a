import { afterAll, beforeAll, expect, it } from 'vitest'
import { patient } from '../../server/gateways/payment/patient-gateway'
import type { PaymentGateway } from '../../server/gateways/payment/payment'
import { build, type TestApp } from '../build'
import { short } from './own-postgres'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const CHECKOUT = `mutation { checkout(mode: payment, gateway: sandbox, cancelUrl: "/", successUrl: "/", useCoupon: false,
  items: [{ type: topup, unitAmount: 5000 }], idempotencyKey: "one") { id externalId url } }`

it('refuses a checkout in time while its gateway hangs, serves others meanwhile, and completes it once the gateway is back', async () => {
  const student = await app.person()
  const payments = app.services.payments as Map<string, PaymentGateway>
  const gateway = payments.get('sandbox') as PaymentGateway
  payments.set(
    'sandbox',
    patient({ ...gateway, start: () => new Promise(() => {}) }, app.services.clock, short.gatewayMs),
  )
  const refused = app.send(CHECKOUT, {}, student)
  expect((await app.send('{ currentUser { id } }', {}, student)).data.currentUser.id).toBe(student.id)
  const { status, errors } = await refused
  expect([status, errors?.[0]?.message]).toEqual([
    503,
    'The payment gateway does not answer. Please try again in a moment.',
  ])
  payments.set('sandbox', gateway)
  const { data } = await app.send(CHECKOUT, {}, student)
  expect(data.checkout.url).toContain(data.checkout.externalId)
  const visits = await app.services.database.query({ text: 'select id from billing_sessions' })
  expect(visits.rows).toEqual([{ id: data.checkout.id }])
})
