import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { write } from '../../../../server/kernel/write/write'
import { adjustment, move, revenue } from '../../../../server/money/ledger'
import type { NewTransaction } from '../../../../server/money/movement'
import { checkBooks, givenBackTooMuch } from '../../../../server/money/wallet/books-check'
import { build, type Person, type TestApp } from '../../../build'
import { give } from '../../../factories'
import { unguarded } from '../../unguarded'

let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())
beforeEach(async () => {
  staff = await app.person({ abilities: ['manage_billing'] })
})

const PRICE = 7000
const DAY_MS = 86_400_000
const post = (person: Person, values: Pick<NewTransaction, 'type' | 'amount'> & Partial<NewTransaction>) =>
  write(app.services, (writing) =>
    move(writing, { userId: person.id, description: 'A movement', against: revenue, ...values }),
  )
const adjust = (person: Person, amount: number) => post(person, { type: 'adjustment', amount, against: adjustment })
const wrongOf = async (person: Person) =>
  (await givenBackTooMuch(app.services))
    .filter(({ userId }) => userId === person.id)
    .map(({ paid, back }) => [paid, back])
const toldTo = async (who: Person, about: Person): Promise<string[]> => {
  const { data } = await app.send('{ notifications { entries { title body path } } }', {}, await app.again(who))
  const entries: { title: string; body: string; path: string }[] = data.notifications.entries
  return entries
    .filter(({ title, path }) => title.startsWith('More was given') && path === `/users/${about.id}/wallet`)
    .map(({ body }) => body)
}

/** Does something so many days ago, without the guard. */
async function daysAgo<Result>(days: number, work: () => Promise<Result>): Promise<Result> {
  app.services.clock.set(new Date(Date.now() - days * DAY_MS))
  try {
    return await unguarded(app, work)
  } finally {
    app.services.clock.set(null)
  }
}

/** Somebody who paid once and got it back so often, by refunds that name the payment or, as in earlier years, none. */
async function overpaid(kind: 'named' | 'unnamed', times = 2) {
  const person = await app.person()
  await daysAgo(30, () => give(app, person, 3 * PRICE))
  const paid = await daysAgo(20, () => post(person, { type: 'purchase', amount: -PRICE }))
  for (let time = 0; time < times; time++)
    await daysAgo(19 - time, () =>
      post(person, { type: 'refund', amount: PRICE, ...(kind === 'named' && { reversesId: paid }) }),
    )
  return person
}

describe('the nightly check of the books', () => {
  it.each(['named', 'unnamed'] as const)('finds %s refunds of more than was paid, and tells it once', async (kind) => {
    const person = await overpaid(kind)
    expect(await wrongOf(person)).toEqual([[PRICE, 2 * PRICE]])
    await checkBooks(app.services)
    await checkBooks(app.services)
    expect(await toldTo(staff, person)).toEqual([
      '£70.00 was paid and £140.00 given back. Adjustments that take away £70.00 put it right.',
    ])
  })

  it.each(['named', 'unnamed'] as const)(
    'is content once adjustments have taken away what %s refunds gave',
    async (kind) => {
      const person = await overpaid(kind)
      await adjust(person, -PRICE + 1)
      expect(await wrongOf(person)).toEqual([[PRICE, 2 * PRICE]])
      await adjust(person, -1)
      expect(await wrongOf(person)).toEqual([])
      // Taken away by mistake, and put back.
      await adjust(person, PRICE)
      expect(await wrongOf(person)).toEqual([[PRICE, 2 * PRICE]])
    },
  )

  it('does not take an earlier adjustment, or a later payment, for what puts it right', async () => {
    const person = await app.person()
    await daysAgo(30, () => give(app, person, 3 * PRICE))
    await daysAgo(25, () => adjust(person, -PRICE))
    const old = await daysAgo(20, () => post(person, { type: 'purchase', amount: -PRICE }))
    await daysAgo(19, () => post(person, { type: 'refund', amount: PRICE }))
    await daysAgo(18, () => post(person, { type: 'refund', amount: PRICE, reversesId: old }))
    await post(person, { type: 'purchase', amount: -PRICE })
    expect(await wrongOf(person)).toEqual([[PRICE, 2 * PRICE]])
  })

  it('counts what was given back too much once, where it was by name beside refunds that name nothing', async () => {
    const person = await app.person()
    await daysAgo(30, () => give(app, person, 3 * PRICE))
    const old = await daysAgo(20, () => post(person, { type: 'purchase', amount: -PRICE }))
    await daysAgo(20, () => post(person, { type: 'purchase', amount: -PRICE }))
    for (const day of [19, 18])
      await daysAgo(day, () => post(person, { type: 'refund', amount: PRICE, reversesId: old }))
    await daysAgo(17, () => post(person, { type: 'refund', amount: PRICE }))
    expect(await wrongOf(person)).toEqual([[PRICE, 2 * PRICE]])
    await adjust(person, -PRICE)
    expect(await wrongOf(person)).toEqual([])
  })

  it('asks of two that both are covered, each by what was taken away after it', async () => {
    const person = await app.person()
    await daysAgo(30, () => give(app, person, 4 * PRICE))
    const twice = async (day: number) => {
      const paid = await daysAgo(day, () => post(person, { type: 'purchase', amount: -PRICE }))
      for (const after of [1, 2])
        await daysAgo(day - after, () => post(person, { type: 'refund', amount: PRICE, reversesId: paid }))
    }
    await twice(20)
    await daysAgo(15, () => adjust(person, -PRICE))
    await twice(10)
    expect(await wrongOf(person)).not.toEqual([])
    await adjust(person, -PRICE)
    expect(await wrongOf(person)).toEqual([])
  })

  it('finds nothing where all was given back once', async () => {
    for (const kind of ['named', 'unnamed'] as const) expect(await wrongOf(await overpaid(kind, 1))).toEqual([])
  })

  it('runs every night', async () => {
    const person = await overpaid('named')
    await app.at(new Date(Date.now() + DAY_MS))
    expect(await toldTo(staff, person)).toHaveLength(1)
    await app.at(null)
  })
})
