import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CouponMirror } from '../../../../server/gateways/payment/coupon-mirror'
import { newId } from '../../../../server/kernel/database/columns'
import { build, type Person, type TestApp } from '../../../build'
import { type StripeStub, startStripe } from '../../../stripe'

let app: TestApp
let stub: StripeStub
let keeper: Person
let code: string
beforeAll(async () => {
  stub = await startStripe({ clock: { now: () => app.services.clock.now() } })
  const { secretKey, webhookSecret, apiUrl } = stub
  app = await build({ stripe: { secretKey, webhookSecret, apiUrl } })
  keeper = await app.person({ abilities: ['manage_billing', 'manage_settings'] })
})
afterAll(async () => {
  await app.close()
  await stub.close()
})
beforeEach(async () => {
  // The clock may have passed the end of a sign-in.
  keeper = await app.again(keeper)
  code = `C-${newId().slice(-12).toUpperCase()}`
})

const ARGUMENTS = `$name: String!, $code: String, $percentOff: Float, $amountOff: Pence, $duration: CouponDuration, $durationInMonths: Int, $maxRedemptions: Int,
  $minimumAmount: Pence, $itemTypes: [BillingItemType!], $from: DateTime, $until: DateTime`
const VALUES = `name: $name, code: $code, percentOff: $percentOff, amountOff: $amountOff, currency: gbp, duration: $duration, durationInMonths: $durationInMonths,
  maxRedemptions: $maxRedemptions, minimumAmount: $minimumAmount, itemTypes: $itemTypes, from: $from, until: $until`
const CREATE = `mutation (${ARGUMENTS}) { couponCreate(${VALUES}) { id } }`
const UPDATE = `mutation ($id: ID!, ${ARGUMENTS}) { couponUpdate(id: $id, ${VALUES}) { id percentOff } }`
const DELETE = 'mutation ($id: ID!) { couponDelete(id: $id) { id } }'
const TOP_UP = `mutation ($code: String) { checkout(mode: payment, gateway: stripe, cancelUrl: "/", successUrl: "/", useCoupon: false, promoCode: $code,
  items: [{ type: topup, unitAmount: 5000 }]) { externalId amountCharged } }`
const JOBS = '{ queueJobs(state: waiting) { entries { kind error } } }'

type Values = Record<string, unknown>

const done = () => app.services.jobs.drain()

/** Makes a coupon without waiting for the gateway. */
async function made(values: Values): Promise<string> {
  const { data, errors } = await app.send(CREATE, { name: 'Winter intake', code, ...values }, keeper)
  expect(errors).toBeUndefined()
  return data.couponCreate.id
}

const update = async (id: string, values: Values) =>
  expect((await app.send(UPDATE, { id, name: 'Winter intake', code, ...values }, keeper)).errors).toBeUndefined()

/** What Stripe's dashboard shows of a coupon of ours: its coupons, and their codes with whether each is active. */
function atStripe(id: string) {
  const coupons = [...stub.books.coupons.coupons.values()].filter(({ metadata }) => metadata?.couponId === id)
  const codes = stub.books.coupons
    .codes({ limit: 1000 })
    .data.filter(({ metadata }: Stripe.PromotionCode) => metadata?.couponId === id)
  return { coupons, codes, active: codes.filter(({ active }) => active) }
}

/** Has jobs that wait for their next try, or for their time, done now. */
async function sooner() {
  await app.services.database.query({ text: `update pgboss.job set start_after = now() where name = 'coupon'` })
  await done()
}

const inSeconds = (seconds: number) => new Date(Math.ceil(app.services.clock.now().getTime() / 1000 + seconds) * 1000)

describe('a coupon at Stripe', () => {
  it('has our terms, and a code with its restrictions', async () => {
    const until = inSeconds(86_400)
    const values = { amountOff: 1500, duration: 'repeating', durationInMonths: 3, maxRedemptions: 20 }
    const id = await made({ ...values, minimumAmount: 4000, itemTypes: ['package', 'session'], until })
    await done()
    const { coupons, codes } = atStripe(id)
    const last = until.getTime() / 1000 - 1
    expect(coupons).toMatchObject([
      {
        ...{ name: 'Winter intake', amount_off: 1500, percent_off: null, currency: 'gbp', max_redemptions: 20 },
        ...{ duration: 'repeating', duration_in_months: 3, redeem_by: last },
        metadata: { couponId: id, itemTypes: 'package, session' },
      },
    ])
    expect(codes).toMatchObject([
      {
        ...{ code, active: true, expires_at: last, max_redemptions: 20 },
        promotion: { type: 'coupon', coupon: coupons[0]?.id },
        restrictions: { minimum_amount: 4000, minimum_amount_currency: 'gbp' },
      },
    ])
    const { data } = await app.send('query ($id: ID!) { coupon(id: $id) { externalId } }', { id }, keeper)
    expect(data.coupon.externalId).toBe(coupons[0]?.id)
  })

  it('has no code where packages bring it, and no end that is further away than Stripe takes', async () => {
    const id = await made({ code: null, percentOff: 12.5, duration: 'forever', until: inSeconds(6 * 366 * 86_400) })
    await done()
    const { coupons, codes } = atStripe(id)
    expect(coupons).toMatchObject([{ percent_off: 12.5, amount_off: null, duration: 'forever', redeem_by: null }])
    expect(codes).toEqual([])
  })

  it('is renamed, in no more letters than Stripe takes, without another one', async () => {
    const id = await made({ percentOff: 10 })
    await done()
    const [before] = atStripe(id).coupons
    await update(id, { name: 'A name that is longer than forty letters are', percentOff: 10 })
    await done()
    expect(atStripe(id)).toMatchObject({
      coupons: [{ id: before?.id, name: 'A name that is longer than forty letters' }],
      codes: [{ active: true }],
    })
  })

  it('is another one with other terms, which has the code', async () => {
    const id = await made({ percentOff: 10 })
    await done()
    const [before] = atStripe(id).coupons
    await update(id, { percentOff: 20 })
    await done()
    const { coupons, codes, active } = atStripe(id)
    expect(coupons).toMatchObject([{ percent_off: 20 }])
    expect(coupons[0]?.id).not.toBe(before?.id)
    expect(codes).toHaveLength(2)
    expect(active).toMatchObject([{ code, promotion: { coupon: coupons[0]?.id } }])
  })

  it('comes back with the terms that it had before', async () => {
    const { clock } = app.services
    const id = await made({ percentOff: 10 })
    await done()
    for (const percentOff of [20, 10]) {
      clock.set(inSeconds(1))
      await update(id, { percentOff })
      await done()
    }
    const { coupons, active } = atStripe(id)
    expect(coupons).toMatchObject([{ percent_off: 10 }])
    expect(active).toMatchObject([{ code, promotion: { coupon: coupons[0]?.id } }])
  })

  it('has another code, or none', async () => {
    const id = await made({ percentOff: 10 })
    await done()
    await update(id, { code: `${code}-B`, percentOff: 10 })
    await done()
    expect(atStripe(id).active).toMatchObject([{ code: `${code}-B` }])
    await update(id, { code: null, percentOff: 10 })
    await done()
    expect(atStripe(id)).toMatchObject({ coupons: [{ percent_off: 10 }], active: [] })
  })

  it('is gone with its code once it is deleted, and the code is free', async () => {
    const id = await made({ percentOff: 10 })
    await done()
    expect((await app.send(DELETE, { id }, keeper)).data.couponDelete).toEqual({ id })
    const next = await made({ percentOff: 30 })
    await done()
    await sooner()
    expect(atStripe(id)).toMatchObject({ coupons: [], active: [] })
    expect(atStripe(next).active).toMatchObject([{ code }])
  })
})

describe('the code of a coupon at Stripe', () => {
  it('is inactive before its time, and becomes active when that begins', async () => {
    const from = inSeconds(3600)
    const id = await made({ percentOff: 10, from })
    await done()
    expect(atStripe(id).codes).toMatchObject([{ code, active: false }])
    const { rows } = await app.services.database.query({
      text: `select round(extract(epoch from start_after - now()) / 60)::int as minutes from pgboss.job where name = 'coupon' and state = 'created'`,
    })
    expect(rows).toEqual([{ minutes: 60 }])
    app.services.clock.set(from)
    await sooner()
    expect(atStripe(id).codes).toMatchObject([{ code, active: true }])
  })

  it('is inactive once it has been used up, and active again when that purchase came to nothing', async () => {
    const id = await made({ percentOff: 10, maxRedemptions: 1 })
    await done()
    const student = await app.person()
    const { externalId, amountCharged } = (await app.send(TOP_UP, { code }, student)).data.checkout
    expect(amountCharged).toBe(4500)
    await done()
    expect(atStripe(id).active).toEqual([])
    const { body, headers } = stub.call(stub.runOut(externalId))
    await app.server.inject({
      ...{ method: 'POST', url: '/webhooks/stripe', payload: body },
      headers: { 'content-type': 'application/json', ...headers },
    })
    await done()
    expect(atStripe(id).active).toMatchObject([{ code }])
  })

  it('is inactive once staff end it, and another coupon is made when they extend it', async () => {
    const id = await made({ percentOff: 10 })
    await done()
    await update(id, { percentOff: 10, until: app.services.clock.now() })
    await done()
    expect(atStripe(id)).toMatchObject({ coupons: [], active: [] })
    await update(id, { percentOff: 10, until: inSeconds(86_400) })
    await done()
    expect(atStripe(id)).toMatchObject({ coupons: [{ percent_off: 10 }], active: [{ code }] })
  })
})

describe('while Stripe is not as it should be', () => {
  it('a coupon is kept with us all the same, and mirrored when Stripe is back', async () => {
    stub.misbehaviours.push('down')
    const id = await made({ percentOff: 10 })
    await done()
    expect(atStripe(id).coupons).toEqual([])
    await sooner()
    expect(atStripe(id).active).toMatchObject([{ code }])
  })

  it('a coupon whose code could not be made has it made later, and is not made twice', async () => {
    const { jobs } = app.services
    stub.misbehaviours.push('none', 'busy')
    const id = await made({ percentOff: 10 })
    await jobs.drain()
    stub.misbehaviours.push('none', 'none', 'down')
    await sooner()
    await sooner()
    expect(atStripe(id)).toMatchObject({ coupons: [{ percent_off: 10 }], codes: [{ code, active: true }] })
  })

  it('of two changes at once the terms that stay with us stay there', async () => {
    const id = await made({ percentOff: 10 })
    await Promise.all([15, 20, 25].map((percentOff) => update(id, { percentOff })))
    await done()
    const { data } = await app.send('query ($id: ID!) { coupon(id: $id) { percentOff } }', { id }, keeper)
    const { coupons, active } = atStripe(id)
    expect(coupons.map(({ percent_off }) => percent_off)).toEqual([data.coupon.percentOff])
    expect(active).toMatchObject([{ code, promotion: { coupon: coupons[0]?.id } }])
  })

  it('a change waits while the one before is told to Stripe, so that the earlier terms do not come last', async () => {
    const id = await made({ percentOff: 10 })
    await done()
    const mirror = app.services.payments.get('stripe')?.coupons as CouponMirror
    const { keep } = mirror
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const told = vi.spyOn(mirror, 'keep').mockImplementationOnce(async (face) => {
      await released
      await keep(face)
    })
    await update(id, { percentOff: 15 })
    await expect.poll(() => told.mock.calls.length).toBe(1)
    await update(id, { percentOff: 20 })
    const rest = done()
    const active = `select count(*)::int as count from pgboss.job where name = 'coupon' and state = 'active'`
    await expect.poll(async () => (await app.services.database.query({ text: active })).rows).toEqual([{ count: 2 }])
    release()
    await rest
    told.mockRestore()
    const { coupons, active: codes } = atStripe(id)
    expect(coupons).toMatchObject([{ percent_off: 20 }])
    expect(codes).toMatchObject([{ code, promotion: { coupon: coupons[0]?.id } }])
  })

  it('a code that is taken there works with us, and staff are told which coupon it is', async () => {
    const warn = vi.spyOn(app.services.log, 'warn')
    const { coupons } = stub.books
    coupons.createCoupon({ id: 'made-there', percent_off: 5, duration: 'once' })
    const there = coupons.createCode({ promotion: { type: 'coupon', coupon: 'made-there' }, code, active: true })
    const id = await made({ name: 'Taken there', percentOff: 10 })
    await done()
    expect(atStripe(id)).toMatchObject({ coupons: [{ name: 'Taken there' }], codes: [] })
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ coupon: id, name: 'Taken there' }), expect.anything())
    const { entries } = (await app.send(JOBS, {}, keeper)).data.queueJobs
    expect(entries).toContainEqual({ kind: 'coupon', error: expect.stringMatching(/‘Taken there’.*already exists/) })
    expect((await app.send(TOP_UP, { code }, await app.person())).data.checkout.amountCharged).toBe(4500)

    coupons.changeCode(there.id, { active: false })
    await sooner()
    expect(atStripe(id).active).toMatchObject([{ code }])
  })

  it('coupons that were made before there was Stripe come there by a few sweeps, without those that are over', async () => {
    const { clock, database } = app.services
    const day = 86_400_000
    const now = clock.now().getTime()
    // More than one sweep takes.
    const live = Array.from({ length: 25 }, newId)
    const over = newId()
    const insert = `insert into coupons (id, name, percent_off, until) values ($1, 'Earlier', 10, $2)`
    for (const id of live) await database.query({ text: insert, values: [id, null] })
    await database.query({ text: insert, values: [over, new Date(now - 5 * day)] })
    for (const seconds of [0, 1, 2, 3]) await app.at(new Date(now + day + seconds * 1000).toISOString())
    expect(live.filter((id) => atStripe(id).coupons.length !== 1)).toEqual([])
    expect(atStripe(over).coupons).toEqual([])
    const before = stub.requests.length
    await app.at(new Date(now + day + 60_000).toISOString())
    expect(stub.requests).toHaveLength(before)
  })
})
