import { afterAll, beforeAll, expect, it } from 'vitest'
import { SIGNATURE_HEADER, signEvent } from '../../../../server/gateways/payment/event-signature'
import { deriveKey } from '../../../../server/gateways/sign-in/secrets'
import { numberOf, type Shop, shop } from '../sale/shop'
import { waiting } from './told'

const BODIES = 10_000
const AT_ONCE = 100

let app: Shop
beforeAll(async () => {
  app = await shop()
})
afterAll(() => app.close())

const strange: unknown[] = [
  null,
  '',
  0,
  -1,
  0.5,
  1e21,
  true,
  [],
  {},
  'x'.repeat(5000),
  '\u0000',
  '\ud800',
  'NaN',
  '1',
  '__proto__',
  "';--",
]

type Json = Record<string, unknown>

/** A true event with one to three of its values made strange, left out, or put elsewhere. */
function broken(event: Json, seed: string): Json {
  const made = structuredClone(event)
  for (let change = 0; change <= numberOf(`${seed} changes`) % 3; change++) {
    const number = numberOf(`${seed} ${change}`)
    const inner = Object.values(made).find((value) => typeof value === 'object' && value) as Json | undefined
    const part = inner && number % 2 ? inner : made
    const names = Object.keys(part)
    const name = names[number % Math.max(1, names.length)] ?? 'id'
    if (number % 7 === 0) delete part[name]
    else part[name] = structuredClone(strange[(number >>> 3) % strange.length])
  }
  return made
}

it(`answers ${BODIES.toLocaleString('en-GB')} strange bodies, signed or not, without a fault and without a credit`, async () => {
  const student = await app.person()
  const asked = await waiting(app, student, { items: [{ type: 'topup', unitAmount: 5000 }] })
  const secret = deriveKey(app.services.settings.secret, 'sandbox-webhook').toString('hex')
  // Of another amount or another payment, so that none of them is true by chance.
  const other = JSON.stringify([asked.paid(), asked.refunded(100), asked.disputed(100)])
  const bill = {
    externalId: 'bill_of_nobody',
    subscriptionId: 'sub_of_nobody',
    billingSessionId: asked.billingSessionId,
  }
  const days = { from: '2026-11-01T00:00:00.000Z', until: '2026-12-01T00:00:00.000Z' }
  const money = { intentId: 'pay_of_nobody', amount: 4999, currency: 'GBP' }
  const ofSubscriptions: Json[] = [
    { type: 'period.paid', period: { ...bill, ...days, ...money, isFirst: true, status: 'paid' } },
    {
      type: 'subscription.ended',
      end: { externalId: 'sub_of_nobody', billingSessionId: asked.billingSessionId, endedAt: days.until },
    },
  ]
  const card = { brand: 'visa', last4: '4242', expMonth: 11, expYear: 2029 }
  const ofCards: Json[] = [
    {
      type: 'method.kept',
      method: {
        ...{ ...card, externalId: 'pm_of_nobody', customerId: 'cus_of_nobody' },
        billingSessionId: asked.billingSessionId,
      },
    },
    { type: 'method.lost', method: { externalId: 'pm_of_nobody' } },
  ]
  const facts: Json[] = [
    ...JSON.parse(
      other.replaceAll('5000', '4999').replaceAll(`"intentId":"${asked.externalId}"`, '"intentId":"pay_of_nobody"'),
    ),
    ...ofSubscriptions,
    ...ofCards,
  ]
  const statuses = new Map<number, number>()
  const send = async (at: number) => {
    const event = { id: `evt_${at}`, occurredAt: new Date().toISOString(), ...facts[at % facts.length] }
    let body = JSON.stringify(broken(event, `${at}`))
    // Some are cut off in the middle.
    if (at % 11 === 0) body = body.slice(0, numberOf(`cut ${at}`) % body.length)
    const signature = at % 5 === 0 ? 't=1,v1=00' : signEvent(secret, body, app.services.clock.now())
    const { statusCode } = await app.server.inject({
      ...{ method: 'POST', url: '/webhooks/sandbox', payload: body },
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    })
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
  }
  for (let at = 0; at < BODIES; at += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, more) => send(at + more)))
  expect([...statuses.keys()].sort()).toEqual([200, 400])
  expect(statuses.get(400)).toBeGreaterThan(BODIES / 2)
  expect(await app.movements(student)).toEqual([])
  // The true event still pays.
  expect((await app.press(asked.externalId, 'pay')).status).toBe(303)
  expect(await app.movements(student)).toEqual(['topup 5000'])
}, 60_000)
