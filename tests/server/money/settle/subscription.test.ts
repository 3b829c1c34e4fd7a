import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentGateway, SubscriptionFact } from '../../../../server/gateways/payment/payment'
import type { Choice } from '../../../../server/gateways/payment/sandbox'
import { newId } from '../../../../server/kernel/database/columns'
import type { Person } from '../../../build'
import { codes } from '../../library/library'
import { type Basket, type Shop, shop } from '../sale/shop'
import { tell, waitingAlone } from './told'

let app: Shop
let clerk: Person
let bundleId: string
let monthly: string
beforeAll(async () => {
  app = await shop()
  clerk = await app.person({ abilities: ['manage_billing'] })
  bundleId = (await app.bundle({ title: 'Torts', price: 9000 })).id
  monthly = (await app.package({ title: 'Library', bundles: [bundleId], price: 2400, renews: 'monthly' })).id
})
afterAll(() => app.close())

const DAY_MS = 86_400_000
const basketOf = (packageId: string, more: Partial<Basket> = {}): Basket => ({
  ...{ mode: 'subscription', items: [{ type: 'package', typeId: packageId }] },
  ...more,
})

/** A subscription whose pay page is open. */
async function began(basket = basketOf(monthly), student?: Person) {
  const who = student ?? (await app.person())
  const { data, errors } = await app.checkout(who, basket)
  if (errors) throw new Error(errors[0]?.message)
  return { student: who, ...(data.checkout as { id: string; externalId: string; amountCharged: number }) }
}

/** A subscription whose first period is paid at the pay page. */
async function subscribed(basket?: Basket) {
  const begun = await began(basket)
  await app.press(begun.externalId, 'pay')
  return begun
}

const MINE = `{ billingSubscriptions { entries { id name every amount nextAmount status renews paidUntil endedAt } } }`
const mine = async (who: Person) => (await app.send(MINE, {}, who)).data.billingSubscriptions.entries
const RENEW =
  'mutation ($id: ID!, $renews: Boolean!) { billingSubscriptionUpdate(id: $id, renews: $renews) { renews nextAmount } }'

/** The bundle as the person holds it. */
async function held(who: Person) {
  const { rows } = await app.services.database.query({
    text: `select type, case when status in ('pending', 'active', 'paused') then 'open' else status end as status, until from library_permissions where user_id = $1`,
    values: [who.id],
  })
  return rows as { type: string; status: string; until: Date }[]
}

/** Waits until the gateway has heard all that is wanted of a subscription. */
const allTold = (id: string) =>
  expect
    .poll(async () => {
      const { rows } = await app.services.database.query({
        text: 'select renewing = renewing_told and telling_since is null as told from billing_subscriptions where id = $1',
        values: [id],
      })
      return rows[0]?.told
    })
    .toBe(true)

const inMonths = (count: number) => {
  const at = new Date(app.services.clock.now())
  at.setUTCMonth(at.getUTCMonth() + count)
  return at.getTime()
}

const isAbout = (at: Date | string, expected: number) =>
  expect(Math.abs(new Date(at).getTime() - expected)).toBeLessThan(5 * DAY_MS)

describe('a package that renews', () => {
  it('is quoted for its first period and for those that follow, and taken whole by a card', async () => {
    const student = await app.person()
    await app.pay(student, 5000)
    const { data } = await app.quote(student, basketOf(monthly))
    expect(data.checkoutQuote).toMatchObject({
      ...{ total: 2400, charged: 2400, fromWallet: 0, balanceAfter: 5000 },
      renewal: { every: 'monthly', amount: 2400, firstAmountFor: 0 },
    })
  })

  it('is neither paid once, nor from a wallet, nor with other things', async () => {
    const student = await app.person()
    const item = { type: 'package', typeId: monthly }
    expect(codes(await app.checkout(student, basketOf(monthly, { mode: 'payment' })))).toEqual(['VALIDATION mode'])
    expect(codes(await app.checkout(student, basketOf(monthly, { gateway: 'wallet' })))).toEqual(['VALIDATION gateway'])
    const together = { items: [item, { type: 'topup', unitAmount: 1000 }] }
    expect(codes(await app.checkout(student, basketOf(monthly, together)))).toEqual(['VALIDATION items'])
    const topUp = { mode: 'subscription', items: [{ type: 'topup', unitAmount: 1000 }] } as const
    expect(codes(await app.checkout(student, { ...topUp, items: [...topUp.items] }))).toEqual(['VALIDATION mode'])
  })

  it('lends its things while it is paid, each period a purchase of its own', async () => {
    const { student, externalId } = await subscribed()
    expect(await mine(student)).toMatchObject([
      {
        name: 'Library',
        every: 'monthly',
        amount: 2400,
        nextAmount: 2400,
        status: 'active',
        renews: true,
        endedAt: null,
      },
    ])
    const [first] = await held(student)
    expect(first).toMatchObject({ type: 'subscription', status: 'open' })
    isAbout(first?.until as Date, inMonths(1))
    await app.press(externalId, 'renew')
    isAbout((await held(student))[0]?.until as Date, inMonths(2))
    expect(await app.movements(student)).toEqual(['topup 2400', 'purchase -2400', 'topup 2400', 'purchase -2400'])
    const { data } = await app.send(
      '{ billingSessions { entries { mode status amountCharged subscriptionId } } }',
      {},
      student,
    )
    const period = { mode: 'subscription', status: 'complete', amountCharged: 2400, subscriptionId: expect.any(String) }
    expect(data.billingSessions.entries).toEqual([period, period])
    expect(await app.booksAgree()).toEqual({ all: 0, wrong: 0 })
  })

  it('is not sold again to who has it, nor is its bundle theirs for good', async () => {
    const { student } = await subscribed()
    expect(codes(await app.checkout(student, basketOf(monthly)))).toEqual(['CONFLICT'])
    await app.pay(student, 9000)
    const bought = { gateway: 'wallet', items: [{ type: 'bundle', typeId: bundleId }] } as const
    expect((await app.checkout(student, { ...bought, items: [...bought.items] })).errors).toBeUndefined()
    expect(await held(student)).toMatchObject([{ type: 'purchase', status: 'open' }])
  })

  it('leaves what is held in another way as it is, and does not take it at its end', async () => {
    const student = await app.person()
    await app.pay(student, 9000)
    await app.checkout(student, { gateway: 'wallet', items: [{ type: 'bundle', typeId: bundleId }] })
    const { externalId } = await began(basketOf(monthly), student)
    await app.press(externalId, 'pay')
    await app.press(externalId, 'end')
    expect(await held(student)).toMatchObject([{ type: 'purchase', status: 'open' }])
  })
})

describe('its renewal', () => {
  it('is stopped by its payer, whom the gateway hears of, and lasts to the end of what is paid', async () => {
    const { student, externalId } = await subscribed()
    const [{ id }] = await mine(student)
    expect((await app.send(RENEW, { id, renews: false }, student)).data.billingSubscriptionUpdate).toEqual({
      ...{ renews: false, nextAmount: null },
    })
    await expect.poll(() => app.services.sandbox?.find(externalId)?.subscription?.renewing).toBe('off')
    const [until] = (await held(student)).map((each) => each.until)
    expect((await mine(student))[0].paidUntil).toBe(until?.toISOString())
    await app.press(externalId, 'renew')
    expect(await mine(student)).toMatchObject([{ status: 'ended' }])
    expect(await held(student)).toMatchObject([{ status: 'open', until }])
    expect(codes(await app.send(RENEW, { id, renews: true }, student))).toEqual(['CONFLICT renews'])
    expect(await app.movements(student)).toEqual(['topup 2400', 'purchase -2400'])
  })

  it('can be taken up again before that', async () => {
    const { student, externalId } = await subscribed()
    const [{ id }] = await mine(student)
    for (const renews of [false, true, false, true]) await app.send(RENEW, { id, renews }, student)
    await allTold(id)
    expect(app.services.sandbox?.find(externalId)?.subscription?.renewing).toBe('on')
    await app.press(externalId, 'renew')
    isAbout((await mine(student))[0].paidUntil, inMonths(2))
  })

  it('is nobody else’s to change but staff’s', async () => {
    const { student } = await subscribed()
    const [{ id }] = await mine(student)
    expect(codes(await app.send(RENEW, { id, renews: false }, await app.person()))).toEqual(['NOT_FOUND'])
    expect((await app.send(RENEW, { id, renews: false }, clerk)).data.billingSubscriptionUpdate.renews).toBe(false)
  })

  it('that a card refuses is said, and what is lent lasts three days longer; once paid it goes on', async () => {
    const { student, externalId } = await subscribed()
    await app.press(externalId, 'renew-fail')
    expect(await mine(student)).toMatchObject([{ status: 'past_due' }])
    const [before] = await mine(student)
    expect((await held(student))[0]?.until.getTime()).toBe(Date.parse(before.paidUntil) + 3 * DAY_MS)
    await app.press(externalId, 'renew')
    const [after] = await mine(student)
    expect(after).toMatchObject({ status: 'active' })
    expect(Date.parse(after.paidUntil)).toBeGreaterThan(Date.parse(before.paidUntil))
  })

  it('ends what it lent when the gateway ends it', async () => {
    const { student, externalId } = await subscribed()
    await app.press(externalId, 'end')
    expect(await mine(student)).toMatchObject([{ status: 'ended', renews: true, nextAmount: null }])
    expect(await held(student)).toMatchObject([{ status: 'expired' }])
    const again = await began(basketOf(monthly), student)
    await app.press(again.externalId, 'pay')
    expect(await held(student)).toMatchObject([{ type: 'subscription', status: 'open' }])
  })
})

describe('a coupon', () => {
  it.each([
    ['once', undefined, [1200, 2400, 2400, 2400]],
    ['repeating', 3, [1200, 1200, 1200, 2400]],
    ['forever', undefined, [1200, 1200, 1200, 1200]],
  ])('that lasts %s lowers so many periods', async (duration, durationInMonths, amounts) => {
    const { code } = await app.coupon({ code: `HALF-${duration}`, percentOff: 50, duration, durationInMonths })
    const { student, externalId } = await subscribed(basketOf(monthly, { promoCode: code }))
    for (const next of amounts.slice(1)) {
      expect((await mine(student))[0].nextAmount).toBe(next)
      await app.press(externalId, 'renew')
    }
    expect(await app.movements(student)).toEqual(
      amounts.flatMap((amount) => [`topup ${amount}`, `purchase ${-amount}`]),
    )
  })

  it('can give the first period', async () => {
    const { code } = await app.coupon({ code: 'FIRST-FREE', percentOff: 100 })
    const { student, externalId, amountCharged } = await subscribed(basketOf(monthly, { promoCode: code }))
    expect(amountCharged).toBe(0)
    expect(await held(student)).toMatchObject([{ type: 'subscription', status: 'open' }])
    await app.press(externalId, 'renew')
    expect(await app.movements(student)).toEqual(['topup 2400', 'purchase -2400'])
  })
})

describe('credits that renew', () => {
  it('come into the wallet each time', async () => {
    const credits = await app.package({ title: 'Credits', credits: 5000, price: 4500, renews: 'yearly' })
    const { student, externalId } = await subscribed(basketOf(credits.id))
    await app.press(externalId, 'renew')
    expect(await app.balance(student)).toBe(10_000)
    isAbout((await mine(student))[0].paidUntil, inMonths(24))
  })
})

/** What a gateway could tell of a subscription: of periods of thirty days, the first of which began twenty days ago, and of its end. */
function story(billingSessionId: string) {
  const subscriptionId = `sub_demo_${newId()}`
  const start = app.services.clock.now().getTime() - 20 * DAY_MS
  const at = (month: number) => new Date(start + month * 30 * DAY_MS)
  const period = (number: number, status: 'paid' | 'unpaid' = 'paid'): SubscriptionFact => ({
    type: `period.${status}`,
    period: {
      ...{ externalId: `bill_${subscriptionId}_${number}`, subscriptionId, billingSessionId, isFirst: number === 1 },
      ...{ intentId: status === 'paid' ? `pay_demo_${subscriptionId}_${number}` : null, amount: 2400, currency: 'GBP' },
      ...{ from: at(number - 1), until: at(number), status },
    },
  })
  const ended = (month: number): SubscriptionFact => ({
    type: 'subscription.ended',
    end: { externalId: subscriptionId, billingSessionId, endedAt: at(month) },
  })
  return { subscriptionId, period, ended }
}

const ordersOf = <Thing>(things: Thing[]): Thing[][] =>
  things.length < 2
    ? [things]
    : things.flatMap((first, index) => ordersOf(things.toSpliced(index, 1)).map((rest) => [first, ...rest]))

describe('what a gateway tells of a subscription', () => {
  it('ends in one state, whichever of the 24 orders its four events come in', async () => {
    const states = new Map<string, number>()
    const endOf = async (order: number[]) => {
      const student = await app.person()
      const { billingSessionId: id } = await waitingAlone(app, student, basketOf(monthly).items)
      const { period, ended } = story(id)
      const facts = [period(1), period(2), period(3, 'unpaid'), ended(2.5)]
      for (const at of order) await tell(app, facts[at] as SubscriptionFact)
      const state = JSON.stringify([
        (await mine(student)).map(({ status, nextAmount }: { status: string; nextAmount: null }) => [
          status,
          nextAmount,
        ]),
        (await held(student)).map(({ type, status }) => [type, status]),
        await app.movements(student),
      ])
      states.set(state, (states.get(state) ?? 0) + 1)
    }
    const orders = ordersOf([0, 1, 2, 3])
    while (orders.length) await Promise.all(orders.splice(0, 8).map(endOf))
    expect([...states.values()]).toEqual([24])
    const periods = Array.from({ length: 2 }, () => ['topup 2400', 'purchase -2400']).flat()
    expect(JSON.parse([...states.keys()][0] as string)).toEqual([
      [['ended', null]],
      [['subscription', 'open']],
      periods,
    ])
    expect(await app.booksAgree()).toEqual({ all: 0, wrong: 0 })
  }, 60_000)

  it('of an end before the beginning stays an end: what is paid lasts to it, and is not renewed', async () => {
    const { student, id } = await began()
    const { period, ended } = story(id)
    await tell(app, ended(0.9))
    expect(await mine(student)).toMatchObject([{ status: 'ended', paidUntil: null }])
    await tell(app, period(1))
    expect(await mine(student)).toMatchObject([{ status: 'ended', nextAmount: null }])
    expect((await held(student)).map(({ until }) => until.getTime())).toEqual(
      [app.services.clock.now().getTime() + (0.9 * 30 - 20) * DAY_MS].map((each) => expect.closeTo(each, -5)),
    )
  })

  it('a hundred times at once is one period', async () => {
    const { student, id } = await began()
    const { period } = story(id)
    await tell(app, period(1))
    const acted = await Promise.all(Array.from({ length: 100 }, () => tell(app, period(2))))
    expect(acted.filter(Boolean)).toHaveLength(1)
    expect(await app.movements(student)).toHaveLength(4)
  }, 60_000)

  it('about another purchase, amount or subscription is left aside', async () => {
    const { student, id } = await began()
    const { period } = story(id)
    const first = period(1)
    if (!('period' in first)) throw new Error('no period')
    for (const change of [{ billingSessionId: newId() }, { billingSessionId: 'x' }, { amount: 1 }, { currency: 'USD' }])
      expect(await tell(app, { ...first, period: { ...first.period, ...change } })).toBe(false)
    expect(await mine(student)).toEqual([])
    await tell(app, first)
    expect(await tell(app, story(id).period(2))).toBe(false)
    expect(await app.movements(student)).toEqual(['topup 2400', 'purchase -2400'])
  })

  it('of a period at another price leaves its money in the wallet, and stops the renewal', async () => {
    const { student, id } = await began()
    const { period } = story(id)
    const second = period(2)
    if (!('period' in second)) throw new Error('no period')
    await tell(app, period(1))
    await tell(app, { ...second, period: { ...second.period, amount: 500 } })
    expect(await app.movements(student)).toEqual(['topup 2400', 'purchase -2400', 'topup 500'])
    expect(await mine(student)).toMatchObject([{ renews: false }])
  })
})

describe('a second subscription to the same package', () => {
  it('is not begun on two pages: the first one closes', async () => {
    const first = await began()
    await began(basketOf(monthly), first.student)
    await expect.poll(() => app.services.sandbox?.find(first.externalId)?.status).toBe('cancelled')
  })

  it('that is paid all the same is stopped, and its money is in the wallet', async () => {
    const first = await began()
    const second = await began(basketOf(monthly), first.student)
    await tell(app, story(first.id).period(1))
    await tell(app, story(second.id).period(1))
    expect(await app.movements(first.student)).toEqual(['topup 2400', 'purchase -2400', 'topup 2400'])
    expect((await mine(first.student)).map(({ renews }: { renews: boolean }) => renews).sort()).toEqual([false, true])
  })
})

describe('a period that is paid back', () => {
  it('as a whole takes back what it lent', async () => {
    const { student, externalId } = await subscribed()
    await app.press(externalId, 'renew')
    const { data } = await app.send(
      'query ($id: ID!) { billingTransactions(userId: $id) { entries { id } } }',
      { id: student.id },
      clerk,
    )
    const refund =
      'mutation ($id: ID!) { billingTransactionRefund(id: $id, amount: 2400, reason: "Agreed") { status } }'
    await app.send(refund, { id: data.billingTransactions.entries[0].id }, clerk)
    isAbout((await mine(student))[0].paidUntil, inMonths(1))
    await app.send(refund, { id: data.billingTransactions.entries[1].id }, clerk)
    expect(await held(student)).toMatchObject([{ status: 'expired' }])
    expect(await mine(student)).toMatchObject([{ paidUntil: null }])
    expect(await app.balance(student)).toBe(0)
  })
})

describe('an event that was lost', () => {
  /** Presses a button of which the webhook hears nothing. */
  async function unheard(externalId: string, choice: Choice) {
    const gateway = app.services.payments.get('sandbox') as PaymentGateway
    const { verifyEvent } = gateway
    gateway.verifyEvent = () => null
    await app.press(externalId, choice)
    gateway.verifyEvent = verifyEvent
  }
  const later = (days: number, minutes = 2) => app.at(new Date(Date.now() + days * DAY_MS + minutes * 60_000))

  it('of the beginning, of a renewal or of the end is made good from the gateway’s own record', async () => {
    const { student, externalId } = await began()
    await unheard(externalId, 'pay')
    await later(0)
    expect(await mine(student)).toMatchObject([{ status: 'active' }])
    await unheard(externalId, 'renew')
    await later(32)
    expect(await app.movements(student)).toHaveLength(4)
    await unheard(externalId, 'end')
    // It was looked at just now, and is asked for again in an hour.
    await later(64)
    expect(await mine(await app.again(student))).toMatchObject([{ status: 'ended' }])
    await app.at(null)
  })
})

describe('a person who leaves', () => {
  it('is not charged again', async () => {
    const { student, externalId } = await subscribed()
    const leave = 'mutation ($email: String!) { userDelete(email: $email) { id } }'
    expect((await app.send(leave, { email: student.email }, student)).errors).toBeUndefined()
    await expect.poll(() => app.services.sandbox?.find(externalId)?.subscription?.endedAt ?? null).not.toBe(null)
  })
})
