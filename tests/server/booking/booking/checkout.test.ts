import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { book, give, hold, inDays, type School, school } from '../../../factories'
import { type Shop, shop } from '../../money/sale/shop'

let app: Shop
let place: School
beforeAll(async () => {
  app = await shop()
  place = await school(app)
})
afterAll(async () => {
  expect(await app.booksAgree()).toEqual({ all: 0, wrong: 0 })
  await app.close()
})

let days = 2
/** A student who holds a start of a session at £70.00, and what a checkout of it asks. */
async function held(money: number) {
  const student = await app.person()
  if (money) await give(app, student, money)
  const at = inDays(app, ++days)
  const { id } = (await hold(app, place, student, at)).data.sessionHold.session as { id: string }
  return { student, id, at, items: [{ type: 'session', typeId: id }] }
}

const SESSION = 'query ($id: ID!) { session(id: $id) { status price cancelReason } }'
const sessionOf = async (who: Person, id: string) => (await app.send(SESSION, { id }, who)).data.session
const codeOf = ({ errors }: Awaited<ReturnType<Shop['send']>>) => errors?.[0]?.extensions.code

describe('a held session', () => {
  it('is paid with a code, from the wallet and by card, and what was paid comes back when it is cancelled', async () => {
    const { student, id, items } = await held(2000)
    const { code: promoCode } = await app.coupon({ code: 'ORAL15', percentOff: 15, itemTypes: ['session'] })
    const quote = (await app.quote(student, { items, promoCode })).data.checkoutQuote
    expect(quote).toMatchObject({
      ...{ list: 7000, reductions: [{ by: 'coupon', amount: 1050 }], coupon: 'Coupon', total: 5950 },
      ...{ fromWallet: 2000, charged: 3950, balanceAfter: 0 },
    })
    const { externalId } = (await app.checkout(student, { items, promoCode, price: 5950 })).data.checkout
    expect(await sessionOf(student, id)).toMatchObject({ status: 'pending' })
    await app.press(externalId, 'pay')
    expect(await sessionOf(student, id)).toMatchObject({ status: 'booked', price: 5950 })
    expect((await app.movements(student)).slice(-2)).toEqual(['topup 3950', 'purchase -5950'])
    await app.services.jobs.drain()
    expect(app.outbox.latestTo(student.email)?.subject).toBe('Booked: Client interview')
    await app.send('mutation ($id: ID!) { sessionCancel(id: $id) { id } }', { id }, student)
    expect(await app.balance(student)).toBe(5950)
  })

  it('is booked at once where the wallet pays all of it', async () => {
    const { student, id, items } = await held(7000)
    const { status } = (await app.checkout(student, { items })).data.checkout
    expect([status, await sessionOf(student, id)]).toMatchObject(['complete', { status: 'booked', price: 7000 }])
    expect(codeOf(await app.checkout(student, { items }))).toBe('CONFLICT')
    expect(codeOf(await book(app, student, id))).toBe('CONFLICT')
    expect(await app.balance(student)).toBe(0)
  })

  it('is not booked once the hold has run out: the money stays in the wallet', async () => {
    const { student, id, items } = await held(0)
    const { externalId } = (await app.checkout(student, { items })).data.checkout
    await app.at(new Date(app.services.clock.now().getTime() + 11 * 60_000))
    await app.press(externalId, 'pay')
    await app.services.jobs.drain()
    const again = await app.again(student)
    expect([await sessionOf(again, id), await app.balance(student)]).toMatchObject([{ status: 'expired' }, 7000])
    expect(app.outbox.latestTo(student.email)?.text).toContain('This hold has run out.')
    await app.at(null)
  })

  it('is booked once by two pay pages and the wallet at the same moment', async () => {
    const { student, id, items } = await held(0)
    const pages = [await app.checkout(student, { items }), await app.checkout(student, { items })]
    await give(app, student, 7000)
    await Promise.all([book(app, student, id), ...pages.map(({ data }) => app.press(data.checkout.externalId, 'pay'))])
    expect(await sessionOf(student, id)).toMatchObject({ status: 'booked', price: 7000 })
    expect(await app.balance(student)).toBe(14_000)
  })

  it('is sold to its candidate alone', async () => {
    const { items } = await held(0)
    expect(codeOf(await app.checkout(await app.person(), { items }))).toBe('NOT_FOUND')
    const nothing = [{ type: 'session', typeId: undefined }]
    expect(codeOf(await app.checkout(await app.person(), { items: nothing }))).toBe('NOT_FOUND')
  })

  it('is cancelled, and its start free again, when staff give all of its payment back', async () => {
    const { student, id, at, items } = await held(0)
    const { externalId } = (await app.checkout(student, { items })).data.checkout
    await app.press(externalId, 'pay')
    const PAYMENTS = 'query ($id: ID) { billingTransactions(userId: $id) { entries { id } } }'
    const { entries } = (await app.send(PAYMENTS, { id: student.id }, app.admin)).data.billingTransactions
    const REFUND =
      'mutation ($id: ID!) { billingTransactionRefund(id: $id, amount: 7000, reason: "Asked by mail") { status } }'
    const refunded = await app.send(REFUND, { id: entries[0].id }, app.admin)
    expect(refunded.data.billingTransactionRefund.status).toBe('refunded')
    await app.services.jobs.drain()
    expect(await sessionOf(student, id)).toMatchObject({ status: 'cancelled', cancelReason: 'the payment went back' })
    expect(await app.balance(student)).toBe(0)
    const told = app.outbox.list().filter(({ to }) => to === student.email)
    expect(told.map(({ subject }) => subject)).toContain('Cancelled: Client interview')
    expect((await hold(app, place, await app.person(), at)).errors).toBeUndefined()
  })
})
