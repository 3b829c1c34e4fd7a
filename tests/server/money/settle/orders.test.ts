import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Shop, shop } from '../sale/shop'
import { booksOf, tell, waitingAlone } from './told'

let app: Shop
beforeAll(async () => {
  app = await shop()
})
afterAll(() => app.close())

/** All orders of some things. */
const ordersOf = <Thing>(things: Thing[]): Thing[][] =>
  things.length < 2
    ? [things]
    : things.flatMap((first, at) => ordersOf(things.toSpliced(at, 1)).map((rest) => [first, ...rest]))

/** A package of £30, of £5 that the wallet holds and £25 that a gateway takes; £10 of credits come with it, £4 of which are a bonus. */
async function scene() {
  const student = await app.person()
  await app.pay(student, 500)
  return { student, purchase: await waitingAlone(app, student, [{ type: 'package', typeId: packageId }]) }
}

let packageId: string
beforeAll(async () => {
  const bundles = [
    (await app.bundle({ title: 'Torts', price: 2000 })).id,
    (await app.bundle({ title: 'Crime', price: 1000 })).id,
  ]
  packageId = (await app.package({ bundles, credits: 1000, price: 3000 })).id
})

type Purchase = Awaited<ReturnType<typeof scene>>['purchase']

describe.each([
  [
    'two refunds made at the gateway and a dispute that is lost',
    ({ paid, refunded, disputed, decided }: Purchase) => [
      paid(),
      refunded(500),
      refunded(300),
      disputed(700),
      decided(700, 'lost'),
    ],
    { status: 'partially_refunded', refunded: 800, disputed: 700, broughtBack: 1500 },
  ],
  [
    'two refunds of all of it and a dispute that the school wins',
    ({ paid, refunded, disputed, decided, amount }: Purchase) => [
      paid(),
      refunded(1000),
      refunded(amount - 1000),
      disputed(600),
      decided(600, 'won'),
    ],
    { status: 'refunded', refunded: 2500, disputed: 0, kept: 0, open: 0 },
  ],
])('a payment with %s', (_what, facts, expected) => {
  it('ends in one state, whichever of the 120 orders its five events come in', async () => {
    const states = new Map<string, number>()
    const orders = ordersOf([0, 1, 2, 3, 4])
    const endOf = async (order: number[]) => {
      const { student, purchase } = await scene()
      const told = facts(purchase)
      for (const at of order) await tell(app, told[at] as (typeof told)[number])
      const state = JSON.stringify(await booksOf(app, student))
      states.set(state, (states.get(state) ?? 0) + 1)
    }
    while (orders.length) await Promise.all(orders.splice(0, 8).map(endOf))
    expect([...states.values()]).toEqual([120])
    expect(JSON.parse([...states.keys()][0] as string)).toMatchObject([expected])
    expect(await app.booksAgree()).toEqual({ all: 0, wrong: 0 })
  }, 60_000)
})

it('would end in several states with the bug planted: the status is what the last event says', () => {
  const says: Record<string, string> = {
    paid: 'succeeded',
    refund: 'partially_refunded',
    opened: 'disputed',
    lost: 'refunded',
  }
  const last = ordersOf(['paid', 'refund', 'refund', 'opened', 'lost']).map((order) => says[order.at(-1) as string])
  expect(new Set(last).size).toBe(4)
})

describe('one event', () => {
  it('told a thousand times, under one id and under others, credits once', async () => {
    const { student, purchase } = await scene()
    const acted = await Promise.all(
      Array.from({ length: 1000 }, (_, at) => tell(app, purchase.paid(), at % 2 ? 'the one' : `other ${at}`)),
    )
    expect(acted.filter(Boolean)).toHaveLength(1)
    expect((await app.movements(student)).filter((each) => each.startsWith('topup'))).toEqual(['topup 2500'])
    const { rows } = await app.services.database.query({
      text: "select count(*)::int as n from notifications where user_id = $1 and kind = 'payments'",
      values: [student.id],
    })
    expect(rows[0]?.n).toBeLessThanOrEqual(1)
  }, 60_000)

  it('about another amount, currency or purchase is left aside', async () => {
    const { student, purchase } = await scene()
    const fact = purchase.paid()
    if (!('payment' in fact)) throw new Error('not of a payment')
    for (const change of [
      { amount: 1 },
      { currency: 'USD' },
      { billingSessionId: student.id },
      { externalId: 'pay_other' },
    ])
      expect(await tell(app, { ...fact, payment: { ...fact.payment, ...change } })).toBe(false)
    expect(await app.balance(student)).toBe(500)
  })
})
