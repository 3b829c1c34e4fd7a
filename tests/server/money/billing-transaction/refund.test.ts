import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PaymentDeclined, type PaymentGateway } from '../../../../server/gateways/payment/payment'
import { newId } from '../../../../server/kernel/database/columns'
import { createUnfinished } from '../../../../server/money/billing-session/unfinished'
import type { Person } from '../../../build'
import { codes } from '../../library/library'
import { type Shop, shop } from '../sale/shop'
import { booksOf, tell, waiting } from '../settle/told'

let app: Shop
let clerk: Person
beforeAll(async () => {
  app = await shop()
  clerk = await app.person({ abilities: ['manage_billing'] })
})
afterAll(() => app.close())

const REFUND = `mutation ($id: ID!, $amount: Pence!, $reason: String!, $key: String) {
  billingTransactionRefund(id: $id, amount: $amount, reason: $reason, idempotencyKey: $key) { status amountRefunded refundable } }`
const back = (id: string, amount: number, key?: string, who = clerk) =>
  app.send(REFUND, { id, amount, reason: 'As agreed on the phone', key }, who)

/** A top-up that was paid, and its payment. */
async function toppedUp(amount: number) {
  const student = await app.person()
  const purchase = await waiting(app, student, { items: [{ type: 'topup', unitAmount: amount }] })
  await app.press(purchase.externalId, 'pay')
  return { student, purchase, id: await paymentOf(student) }
}

async function paymentOf(student: Person): Promise<string> {
  const { data } = await app.send(
    'query($id: ID!) { billingTransactions(userId: $id) { entries { id } } }',
    { id: student.id },
    clerk,
  )
  return data.billingTransactions.entries[0].id
}

const atGateway = async (externalId: string) =>
  app.services.sandbox?.find(externalId)?.refunds.map(({ amount, status }) => `${status} ${amount}`)

const gateway = () => app.services.payments.get('sandbox') as PaymentGateway

describe('a payment that staff pay back', () => {
  it('is partly refunded until the last penny', async () => {
    const { student, purchase, id } = await toppedUp(10_000)
    for (let time = 0; time < 3; time++)
      expect((await back(id, 3333)).data.billingTransactionRefund).toMatchObject({ status: 'partially_refunded' })
    expect(codes(await back(id, 2))).toEqual(['VALIDATION amount'])
    expect(await booksOf(app, student)).toMatchObject([{ status: 'partially_refunded', refunded: 9999, balance: 1 }])
    expect((await back(id, 1)).data.billingTransactionRefund).toEqual({
      status: 'refunded',
      amountRefunded: 10_000,
      refundable: 0,
    })
    await expect
      .poll(() => atGateway(purchase.externalId))
      .toEqual(['succeeded 3333', 'succeeded 3333', 'succeeded 3333', 'succeeded 1'])
    expect(codes(await back(id, 1))).toEqual(['CONFLICT status'])
  })

  it('of £100 given back as £33.33, £33.33 and £33.34 is refunded', async () => {
    const { student, id } = await toppedUp(10_000)
    for (const amount of [3333, 3333, 3334]) await back(id, amount)
    expect(await booksOf(app, student)).toMatchObject([{ status: 'refunded', refunded: 10_000, balance: 0, owed: 0 }])
  })

  it('gives back what it bought: a part of the price, and at the whole amount the things', async () => {
    const student = await app.person()
    await app.pay(student, 500)
    const { id: bundleId } = await app.bundle({ price: 2000 })
    const purchase = await waiting(app, student, { items: [{ type: 'bundle', typeId: bundleId }] })
    await app.press(purchase.externalId, 'pay')
    const id = await paymentOf(student)
    await back(id, 600)
    expect(await booksOf(app, student)).toMatchObject([{ broughtBack: 600, balance: 0, open: 1, kept: 1 }])
    await back(id, 900)
    // The wallet's own £5 of the price is in it again.
    expect(await booksOf(app, student)).toMatchObject([
      { status: 'refunded', balance: 500, owed: 0, open: 0, kept: 0, spent: 0 },
    ])
  })

  it('is refused where the wallet has spent it', async () => {
    const { student, id } = await toppedUp(2000)
    const { id: bundleId } = await app.bundle({ price: 1500 })
    await app.checkout(student, { gateway: 'wallet', items: [{ type: 'bundle', typeId: bundleId }] })
    const { errors } = await back(id, 501)
    expect(errors?.[0]?.message).toBe('The wallet holds £5.00 of it: the rest was spent.')
    expect((await back(id, 500)).data.billingTransactionRefund.status).toBe('partially_refunded')
  })

  it('takes back the bonus that came with it, in proportion', async () => {
    const student = await app.person()
    await app.coupon({ code: 'TENMORE', percentOff: 10, itemTypes: ['topup'] })
    const purchase = await waiting(app, student, {
      items: [{ type: 'topup', unitAmount: 10_000 }],
      promoCode: 'TENMORE',
    })
    await app.press(purchase.externalId, 'pay')
    expect(await app.balance(student)).toBe(10_000)
    await back(await paymentOf(student), 4500)
    expect(await app.balance(student)).toBe(5000)
  })

  it('lowers the shares of its authors in proportion', async () => {
    const student = await app.person()
    const author = await app.person({ type: 'tutoringSolicitor' })
    const { id: bundleId } = await app.bundle({ price: 2000 })
    await app.send(
      'mutation($bundleId: ID!, $userId: ID!) { bundleAuthorCreate(bundleId: $bundleId, userId: $userId, royaltyAmount: 25, royaltyUnit: percent) { id } }',
      { bundleId, userId: author.id },
      app.admin,
    )
    const purchase = await waiting(app, student, { items: [{ type: 'bundle', typeId: bundleId }] })
    await app.press(purchase.externalId, 'pay')
    const id = await paymentOf(student)
    const shares = async () => {
      const { data } = await app.send(
        'query($id: ID!) { billingTransaction(id: $id) { royalties { amount reversed status } } }',
        { id },
        clerk,
      )
      return data.billingTransaction.royalties
    }
    expect(await shares()).toEqual([{ amount: 500, reversed: 0, status: 'pending' }])
    await back(id, 801)
    expect(await shares()).toEqual([{ amount: 500, reversed: 201, status: 'pending' }])
    await back(id, 1199)
    expect(await shares()).toEqual([{ amount: 500, reversed: 500, status: 'reversed' }])
  })

  it('is paid back once for one key, and by two at once no more than was paid', async () => {
    const { student, purchase, id } = await toppedUp(6000)
    await Promise.all(Array.from({ length: 5 }, () => back(id, 1000, 'one intent')))
    expect(await booksOf(app, student)).toMatchObject([{ refunded: 1000, balance: 5000 }])
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => back(id, 1000, `intent ${at}`)))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(5)
    expect(await booksOf(app, student)).toMatchObject([{ status: 'refunded', refunded: 6000, balance: 0 }])
    await expect.poll(() => atGateway(purchase.externalId)).toHaveLength(6)
  })

  it('is their own never', async () => {
    const purchase = await waiting(app, clerk, { items: [{ type: 'topup', unitAmount: 1000 }] })
    await app.press(purchase.externalId, 'pay')
    expect(codes(await back(await paymentOf(clerk), 100))).toEqual(['FORBIDDEN'])
  })
})

describe('a gateway', () => {
  it('that declines leaves the money in the wallet, and staff are told', async () => {
    const { student, id } = await toppedUp(1000)
    const { refund } = gateway()
    gateway().refund = () => Promise.reject(new PaymentDeclined('The card is closed'))
    await back(id, 400)
    await expect
      .poll(() => booksOf(app, student))
      .toMatchObject([{ status: 'succeeded', refunded: 0, balance: 1000, owed: 0 }])
    gateway().refund = refund
    const { rows } = await app.services.database.query({
      text: "select count(*)::int as n from notifications where user_id = $1 and kind = 'staff_alerts' and about_id = $2",
      values: [clerk.id, id],
    })
    expect(rows).toEqual([{ n: 1 }])
  })

  const LOST = 20
  const asked = async () =>
    (
      await app.services.database.query({
        text: "select count(*)::int as n from payment_returns where status = 'asked'",
      })
    ).rows[0]?.n
  const aMinuteLater = () => app.services.clock.set(new Date(app.services.clock.now().getTime() + 61_000))

  /** Asks for refunds whose answers and events are lost, as when the process ends between the gateway's answer and our commit; then has them asked for again. */
  async function loseAnswers(times: number, keyOf = (key: string) => key) {
    const { refund, verifyEvent } = gateway()
    gateway().verifyEvent = async (...call) => {
      const event = await verifyEvent(...call)
      return event && 'refund' in event ? null : event
    }
    let calls = 0
    gateway().refund = async (request) => {
      const acts = calls++ % 2 === 0
      if (acts) await refund({ ...request, idempotencyKey: keyOf(request.idempotencyKey) })
      throw new Error('no answer')
    }
    const made = []
    for (let time = 0; time < times; time++) {
      const payment = await toppedUp(1000)
      await back(payment.id, 400)
      made.push(payment)
    }
    await expect.poll(() => calls).toBe(times)
    gateway().refund = (request) => refund({ ...request, idempotencyKey: keyOf(request.idempotencyKey) })
    aMinuteLater()
    await createUnfinished(app.services)()
    expect(await asked()).toBe(0)
    Object.assign(gateway(), { refund, verifyEvent })
    return made
  }

  it(`that loses ${LOST} answers is asked again with the same keys, and pays each back once`, async () => {
    for (const { student, purchase } of await loseAnswers(LOST)) {
      expect(await atGateway(purchase.externalId)).toEqual(['succeeded 400'])
      expect(await booksOf(app, student)).toMatchObject([{ refunded: 400, balance: 600 }])
    }
  })

  it('would pay back twice with the bug planted: a new key each time', async () => {
    const [one] = await loseAnswers(1, () => newId())
    expect(await atGateway(one?.purchase.externalId as string)).toEqual(['succeeded 400', 'succeeded 400'])
  })
})

describe('a dispute', () => {
  it('takes the money until it is decided; what was spent is owed, and the next top-up pays it', async () => {
    const { student, purchase } = await toppedUp(2000)
    const { id: bundleId } = await app.bundle({ price: 1500 })
    await app.checkout(student, { gateway: 'wallet', items: [{ type: 'bundle', typeId: bundleId }] })
    await tell(app, purchase.disputed(2000))
    expect(await booksOf(app, student)).toMatchObject([{ status: 'disputed', balance: 0, owed: 1500 }])
    const basket = { items: [{ type: 'topup', unitAmount: 1000 }] }
    expect((await app.quote(student, basket)).data.checkoutQuote).toMatchObject({
      total: 1000,
      charged: 2500,
      balanceAfter: 1000,
    })
    const next = await waiting(app, student, basket)
    await app.press(next.externalId, 'pay')
    expect((await app.send('{ wallet { balance owed } }', {}, student)).data.wallet).toEqual({ balance: 1000, owed: 0 })
    await tell(app, purchase.decided(2000, 'won'))
    expect(await app.balance(student)).toBe(3000)
  })

  it('is not believed about a payment that nobody knows, and harms nobody', async () => {
    const { student, purchase } = await toppedUp(1000)
    const fact = purchase.disputed(1000)
    if (!('dispute' in fact)) throw new Error('not of a dispute')
    expect(
      await tell(app, { ...fact, dispute: { ...fact.dispute, externalId: 'dp_other', intentId: 'pay_of_others' } }),
    ).toBe(true)
    expect(await booksOf(app, student)).toMatchObject([{ status: 'succeeded', balance: 1000 }])
  })
})

it('keeps the books in balance through all of this', async () => {
  expect(await app.booksAgree()).toEqual({ all: 0, wrong: 0 })
})
