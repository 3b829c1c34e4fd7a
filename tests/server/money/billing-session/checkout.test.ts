import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentGateway } from '../../../../server/gateways/payment/payment'
import { createSandbox, type Sandbox } from '../../../../server/gateways/payment/sandbox'
import { usualPatience } from '../../../../server/kernel/time/patience'
import { build, type Person, type TestApp } from '../../../build'
import { give } from '../../../factories'

let app: TestApp
let origin: string
beforeAll(async () => {
  app = await build()
  origin = await app.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const document = `mutation($amount: Pence!, $key: String, $success: String!) {
  checkout(mode: payment, gateway: sandbox, cancelUrl: "/wallet/top-up?paid=no", successUrl: $success, useCoupon: false, items: [{ type: topup, unitAmount: $amount }], idempotencyKey: $key) {
    id externalId url status paymentStatus amountTotal successUrl } }`
const checkout = (who: Person, amount = 20_000, key?: string, success = '/wallet/top-up?paid=yes') =>
  app.send(document, { amount, key, success }, who)
const press = (externalId: string, button: string, headers = {}) =>
  fetch(`${origin}/pay/${externalId}/${button}`, {
    method: 'POST',
    redirect: 'manual',
    // A browser sends the form of a button like this.
    body: new URLSearchParams(),
    headers,
  })
const balance = async (who: Person) => (await app.send('{ wallet { balance } }', {}, who)).data.wallet.balance
const visit = async (who: Person, id: string) =>
  (await app.send('query($id: ID!) { billingSession(id: $id) { status paymentStatus } }', { id }, who)).data
    .billingSession

describe('a top-up', () => {
  it('is credited by the gateway’s signed event, once', async () => {
    const student = await app.person()
    const { id, externalId, url } = (await checkout(student)).data.checkout
    expect(url).toBe(`http://localhost:4000/pay/${externalId}`)
    const page = await fetch(`${origin}/pay/${externalId}`)
    expect(await page.text()).toContain('£200.00')
    const paid = await press(externalId, 'pay')
    expect([paid.status, paid.headers.get('location')]).toEqual([303, 'http://localhost:4000/wallet/top-up?paid=yes'])
    expect(await visit(student, id)).toEqual({ status: 'complete', paymentStatus: 'paid' })
    expect(await balance(student)).toBe(20_000)
    await press(externalId, 'pay')
    expect(await balance(student)).toBe(20_000)
  })

  it('credits nothing when it fails or is cancelled', async () => {
    const student = await app.person()
    for (const button of ['fail', 'cancel']) {
      const { id, externalId } = (await checkout(student)).data.checkout
      await press(externalId, button)
      expect(await visit(student, id)).toEqual({ status: 'expired', paymentStatus: 'unpaid' })
    }
    expect(await balance(student)).toBe(0)
  })

  it('answers the same billing session for the same key, and refuses the key for another amount', async () => {
    const student = await app.person()
    const answers = await Promise.all(Array.from({ length: 6 }, () => checkout(student, 5000, 'topup-1')))
    expect(new Set(answers.map(({ data }) => data.checkout.externalId)).size).toBe(1)
    expect((await checkout(student, 6000, 'topup-1')).errors?.[0]?.extensions.code).toBe('CONFLICT')
  })

  it.each([0, -100, 499, 200_001])('refuses %i pence', async (amount) => {
    expect((await checkout(await app.person(), amount)).errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      field: 'items',
    })
  })

  it.each(['https://evil.example/x', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'returns to our own site whatever successUrl says: %s',
    async (success) => {
      expect((await checkout(await app.person(), 5000, undefined, success)).data.checkout.successUrl).toBe('/')
    },
  )
})

describe('a person other than the gateway', () => {
  it('cannot mark a billing session as paid', async () => {
    const student = await app.person()
    const { id } = (await checkout(student)).data.checkout
    const update = (fields: string) =>
      app.send(`mutation($id: ID!) { billingSessionUpdate(id: $id, ${fields}) { status } }`, { id }, student)
    expect((await update('paymentStatus: paid')).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await update('status: complete')).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await update('status: expired, paymentStatus: paid')).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await update('status: expired')).data.billingSessionUpdate.status).toBe('expired')
    expect(await balance(student)).toBe(0)
  })

  it('cannot see another person’s billing session or wallet', async () => {
    const [student, stranger] = [await app.person(), await app.person()]
    const { id } = (await checkout(student)).data.checkout
    expect(
      (await app.send('query($id: ID!) { billingSession(id: $id) { id } }', { id }, stranger)).errors?.[0]?.extensions
        .code,
    ).toBe('NOT_FOUND')
    expect(
      (await app.send('query($id: ID!) { wallet(userId: $id) { balance } }', { id: student.id }, stranger)).errors?.[0]
        ?.extensions.code,
    ).toBe('NOT_FOUND')
    expect(
      (await app.send('query($id: ID!) { transactions(userId: $id) { entries { id } } }', { id: student.id }, stranger))
        .data.transactions.entries,
    ).toEqual([])
  })

  it('is not believed: a webhook without the secret, too old or altered is refused', async () => {
    const student = await app.person()
    const { id, externalId } = (await checkout(student)).data.checkout
    const forger: Sandbox = await createSandbox({
      dir: app.services.settings.dataDir,
      secret: 'another secret that is long enough',
      clock: app.services.clock,
      patience: usualPatience,
      webhookUrl: `${origin}/webhooks/sandbox`,
      payOrigin: origin,
      retryDelays: [],
    })
    await forger.choose(externalId, 'pay').catch(() => {})
    await forger.close()
    const event = {
      id: 'evt',
      type: 'payment.paid',
      occurredAt: new Date().toISOString(),
      payment: { externalId, billingSessionId: id, amount: 20_000, currency: 'GBP', status: 'paid' },
    }
    const forged: Record<string, string>[] = [{}, { 'articled-signature': 't=1,v1=00' }, { 'articled-signature': '' }]
    for (const headers of forged) {
      const answer = await fetch(`${origin}/webhooks/sandbox`, {
        method: 'POST',
        body: JSON.stringify(event),
        headers: { 'content-type': 'application/json', ...headers },
      })
      expect(answer.status).toBe(400)
    }
    expect(await balance(student)).toBe(0)
  })

  it('cannot press the buttons of a pay page from another site', async () => {
    const student = await app.person()
    const { externalId } = (await checkout(student)).data.checkout
    expect((await press(externalId, 'pay', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await balance(student)).toBe(0)
  })
})

describe('the top-up of a person who then deletes the account', () => {
  const remove = (who: Person) =>
    app.send('mutation($email: String!) { userDelete(email: $email) { id } }', { email: who.email }, who)
  const balances = async (userId: string) => {
    const { rows } = await app.services.database.query({
      text: "select (select balance from accounts where user_id = $1)::int as wallet, (select sum(e.amount) from entries e join transactions t on t.id = e.transaction_id join accounts a on a.id = e.account_id where a.name = 'sandbox' and t.user_id = $1)::int as sandbox",
      values: [userId],
    })
    return rows[0]
  }

  const visitStatus = async (id: string) =>
    (await app.services.database.query({ text: 'select status from billing_sessions where id = $1', values: [id] }))
      .rows[0]?.status

  it('is closed at the gateway, whose page then takes no money', async () => {
    const student = await app.person()
    const { externalId } = (await checkout(student)).data.checkout
    expect((await remove(student)).errors).toBeUndefined()
    await expect
      .poll(async () => (await app.services.payments.get('sandbox')?.read(externalId))?.type)
      .toBe('payment.cancelled')
    expect((await press(externalId, 'pay')).headers.get('location')).toBe(`/pay/${externalId}`)
    expect(await balances(student.id)).toMatchObject({ wallet: 0 })
  })

  it('is paid back where the money arrives all the same', async () => {
    const student = await app.person()
    const { externalId } = (await checkout(student, 7500)).data.checkout
    const gateway = app.services.payments.get('sandbox') as PaymentGateway
    const { expire } = gateway
    gateway.expire = () => Promise.reject(new Error('not reached'))
    await remove(student)
    gateway.expire = expire
    expect((await press(externalId, 'pay')).status).toBe(303)
    expect(await balances(student.id)).toEqual({ wallet: 0, sandbox: 0 })
    await expect.poll(() => app.services.sandbox?.find(externalId)?.refunds.map(({ amount }) => amount)).toEqual([7500])
  })

  it('is either seen before the account goes or paid back, when both come at once', async () => {
    for (let round = 0; round < 5; round++) {
      const student = await app.person()
      const { id, externalId } = (await checkout(student)).data.checkout
      await app.send('mutation($id: ID!) { billingSessionUpdate(id: $id, status: expired) { id } }', { id }, student)
      const [removed] = await Promise.all([remove(student), press(externalId, 'pay')])
      const expected = removed.errors ? 20_000 : 0
      await expect.poll(async () => (await balances(student.id))?.wallet, { timeout: 5000 }).toBe(expected)
      expect(await visitStatus(id)).toBe('complete')
    }
  })

  it('cannot be recorded by staff afterwards', async () => {
    const student = await app.person()
    await remove(student)
    const clerk = await app.person({ abilities: ['manage_billing'] })
    const { errors } = await app.send(
      'mutation($u: ID!) { billingSessionCreate(userId: $u, mode: payment, gateway: manual, items: [{ type: topup, unitAmount: 5000 }]) { id } }',
      { u: student.id },
      clerk,
    )
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

describe('staff with manage_billing', () => {
  it('record a manual payment, but not to themselves', async () => {
    const clerk = await app.person({ abilities: ['manage_billing'] })
    const student = await app.person()
    const create = async (userId: string) =>
      (
        await app.send(
          'mutation($u: ID!) { billingSessionCreate(userId: $u, mode: payment, gateway: manual, items: [{ type: topup, unitAmount: 5000 }]) { id } }',
          { u: userId },
          clerk,
        )
      ).data.billingSessionCreate.id
    const paid = (id: string) =>
      app.send('mutation($id: ID!) { billingSessionUpdate(id: $id, paymentStatus: paid) { status } }', { id }, clerk)
    const id = await create(student.id)
    expect((await paid(id)).data.billingSessionUpdate.status).toBe('complete')
    expect((await paid(id)).errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect(await balance(student)).toBe(5000)
    expect((await paid(await create(clerk.id))).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })

  it('withdraw no more than the balance', async () => {
    const clerk = await app.person({ abilities: ['manage_billing'] })
    const student = await app.person()
    await give(app, student, 3000)
    const withdraw = (amount: number, key?: string) =>
      app.send(
        'mutation($u: ID!, $a: Pence!, $k: String) { walletWithdraw(userId: $u, amount: $a, description: "Paid out", idempotencyKey: $k) { balance } }',
        { u: student.id, a: amount, k: key },
        clerk,
      )
    expect((await withdraw(3001)).errors?.[0]?.extensions.code).toBe('INSUFFICIENT_FUNDS')
    expect((await withdraw(0)).errors?.[0]?.extensions.code).toBe('VALIDATION')
    expect((await withdraw(2000, 'w')).data.walletWithdraw.balance).toBe(1000)
    expect((await withdraw(2000, 'w')).data.walletWithdraw.balance).toBe(1000)
    expect(
      (
        await app.send(
          'mutation($u: ID!) { walletWithdraw(userId: $u, amount: 1, description: "x") { balance } }',
          { u: student.id },
          student,
        )
      ).errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN')
  })
})
