import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TransactionType } from '../../../../schema/generated/types'
import { write } from '../../../../server/kernel/write/write'
import { adjustment, move } from '../../../../server/money/ledger'
import { build, type Person, type TestApp } from '../../../build'

let app: TestApp
let student: Person
beforeAll(async () => {
  app = await build()
  student = await app.person()
  // The first two lie in August and in September by London's clocks, and in one hour of UTC.
  await moves('2026-08-31T22:59:00Z', 'topup', 10_000, 'Top-up')
  await moves('2026-08-31T23:00:00Z', 'fee', -1500, 'Client interview moved')
  await moves('2026-09-10T09:00:00Z', 'purchase', -4000, 'Legal Drafting, 19 September')
  await moves('2026-09-10T11:00:00Z', 'bonus', 2000, 'Sorry for Legal drafting')
  await moves('2026-11-02T09:00:00Z', 'bonus', 500, 'Welcome back')
})
afterAll(() => app.close())

async function moves(at: string, type: TransactionType, amount: number, words: string) {
  app.services.clock.set(new Date(at))
  await write(app.services, (writing) =>
    move(writing, { ...{ userId: student.id, type, description: () => words, amount, against: adjustment } }),
  )
}

const MONTHS = `query ($userId: ID, $from: DateTime, $until: DateTime, $type: TransactionType, $words: String) {
  walletMonths(userId: $userId, from: $from, until: $until, type: $type, words: $words) {
    month moneyIn moneyOut count broughtForward balance days { day balance } } }`
const monthsFor = async (asked: object, who?: Person) => app.send(MONTHS, asked, who ?? (await app.again(student)))
const sums = async (asked: object) =>
  (
    (await monthsFor(asked)).data.walletMonths as { month: string; moneyIn: number; moneyOut: number; count: number }[]
  ).map(({ month, moneyIn, moneyOut, count }) => [month, moneyIn, moneyOut, count])

it('adds up each month in which money moved, by London’s clocks, the newest first', async () => {
  expect((await monthsFor({})).data.walletMonths).toEqual([
    {
      ...{ month: '2026-11-01', moneyIn: 500, moneyOut: 0, count: 1, broughtForward: 6500, balance: 7000 },
      days: [{ day: '2026-11-02', balance: 7000 }],
    },
    {
      ...{ month: '2026-09-01', moneyIn: 2000, moneyOut: -5500, count: 3, broughtForward: 10_000, balance: 6500 },
      days: [
        { day: '2026-09-01', balance: 8500 },
        { day: '2026-09-10', balance: 6500 },
      ],
    },
    {
      ...{ month: '2026-08-01', moneyIn: 10_000, moneyOut: 0, count: 1, broughtForward: 0, balance: 10_000 },
      days: [{ day: '2026-08-31', balance: 10_000 }],
    },
  ])
})

it('takes of a month what lies in the period', async () => {
  const [only] = (await monthsFor({ from: '2026-09-10T10:00:00Z', until: '2026-11-01T00:00:00Z' })).data.walletMonths
  expect(only).toMatchObject({ month: '2026-09-01', moneyIn: 2000, moneyOut: 0, broughtForward: 4500, balance: 6500 })
})

it('adds up the movements that fit, and keeps the balances of all', async () => {
  expect(await sums({ words: 'legal drafting' })).toEqual([
    ['2026-11-01', 0, 0, 0],
    ['2026-09-01', 2000, -4000, 2],
    ['2026-08-01', 0, 0, 0],
  ])
  expect(await sums({ type: 'fee', from: '2026-09-01T00:00:00Z', until: '2026-10-01T00:00:00Z' })).toEqual([
    ['2026-09-01', 0, 0, 0],
  ])
  expect(await sums({ type: 'fee' })).toContainEqual(['2026-09-01', 0, -1500, 1])
  const [november] = (await monthsFor({ type: 'fee' })).data.walletMonths
  expect(november).toMatchObject({ balance: 7000, days: [{ day: '2026-11-02', balance: 7000 }] })
})

it('leaves out what failed, which moved no money, but counts it', async () => {
  await app.services.database.transaction(async ({ query }) => {
    const { rows } = await query({
      text: `insert into transactions (id, user_id, type, description, amount, status, balance_after, inserted_at)
        values (gen_random_uuid(), $1, 'topup', 'Top-up', 5000, 'failed', 7000, '2026-12-01T09:00:00Z') returning id`,
      values: [student.id],
    })
    await query({
      text: `insert into entries (id, transaction_id, account_id, amount)
        select gen_random_uuid(), $1, a.id, by from accounts a, unnest(array[5000, -5000]) by where a.user_id = $2`,
      values: [rows[0]?.id, student.id],
    })
  })
  const [december] = (await monthsFor({ from: '2026-12-01T00:00:00Z' })).data.walletMonths
  expect(december).toMatchObject({ moneyIn: 0, count: 1, broughtForward: 7000, balance: 7000 })
})

const FOUND = `query ($userId: ID, $words: String) { transactions(userId: $userId, words: $words) { entries { description } } }`
const found = async (asked: object, who: Person) =>
  (await app.send(FOUND, asked, await app.again(who))).data.transactions.entries.map(
    ({ description }: { description: string }) => description,
  )

it('finds movements by words, whatever their capitals, and only one person’s', async () => {
  const asked = { userId: student.id, words: 'LEGAL drafting' }
  expect(await found(asked, student)).toEqual(['Sorry for Legal drafting', 'Legal Drafting, 19 September'])
  expect(await found({ userId: student.id, words: '100%' }, student)).toEqual([])
  const clerk = await app.person({ abilities: ['manage_billing'] })
  expect(await found(asked, clerk)).toHaveLength(2)
  expect(await found({ words: 'legal drafting' }, clerk)).toEqual([])
})
