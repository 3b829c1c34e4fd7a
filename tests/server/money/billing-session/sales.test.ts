import { afterAll, beforeAll, expect, it } from 'vitest'
import { write } from '../../../../server/kernel/write/write'
import { move, revenue } from '../../../../server/money/ledger'
import { build, type Person, type TestApp } from '../../../build'
import { give } from '../../../factories'

let app: TestApp
let student: Person
let staff: Person
beforeAll(async () => {
  app = await build()
  student = await app.person()
  staff = await app.person({ abilities: ['manage_billing'] })
})
afterAll(() => app.close())

const SALES = 'query ($from: DateTime!, $until: DateTime!) { sales(from: $from, until: $until) { count amount } }'
const sales = async (from: string, until: string) => app.send(SALES, { from, until }, await app.again(staff))

async function moves(at: string, type: 'purchase' | 'fee' | 'refund', amount: number) {
  app.services.clock.set(new Date(at))
  await write(app.services, async (writing) => {
    // A refund gives back the latest payment that was large enough.
    const { rows } = await writing.query({
      text: `select id from transactions where user_id = $1 and type = 'purchase' and -amount >= $2 order by inserted_at desc limit 1`,
      values: [student.id, amount],
    })
    const reversesId = type === 'refund' ? (rows[0]?.id as string) : undefined
    await move(writing, {
      ...{ userId: student.id, type, description: type, amount, against: revenue },
      ...(reversesId && { reversesId }),
    })
  })
}

it('sums the payments from wallets in a period, less refunds and without top-ups', async () => {
  app.services.clock.set(new Date('2026-11-01T09:00:00Z'))
  await give(app, student, 50_000)
  await moves('2026-11-02T00:00:00Z', 'purchase', -7000)
  await moves('2026-11-02T12:00:00Z', 'purchase', -4050)
  await moves('2026-11-02T13:00:00Z', 'fee', -1000)
  await moves('2026-11-03T00:00:00Z', 'refund', 7000)

  const day = await sales('2026-11-02T00:00:00Z', '2026-11-03T00:00:00Z')
  expect(day.data.sales).toEqual({ count: 2, amount: 12_050 })
  const next = await sales('2026-11-03T00:00:00Z', '2026-11-04T00:00:00Z')
  expect(next.data.sales).toEqual({ count: 0, amount: -7000 })
  const both = await sales('2026-11-02T00:00:00Z', '2026-11-04T00:00:00Z')
  expect(both.data.sales).toEqual({ count: 2, amount: 5050 })
  expect((await sales('2026-10-01T00:00:00Z', '2026-10-02T00:00:00Z')).data.sales).toEqual({ count: 0, amount: 0 })
})

it('sums more than the database’s integer can hold', async () => {
  app.services.clock.set(new Date('2026-11-10T09:00:00Z'))
  const most = 1_500_000_000
  for (const _ of [1, 2]) {
    await give(app, student, most)
    await moves('2026-11-10T10:00:00Z', 'purchase', -most)
  }
  const day = await sales('2026-11-10T00:00:00Z', '2026-11-11T00:00:00Z')
  expect(day.data.sales).toEqual({ count: 2, amount: 2 * most })
})

it('refuses a period that ends before it begins, and one longer than a year', async () => {
  const field = async (from: string, until: string) => (await sales(from, until)).errors?.[0]?.extensions.field
  expect(await field('2026-11-03T00:00:00Z', '2026-11-03T00:00:00Z')).toBe('until')
  expect(await field('2024-11-03T00:00:00Z', '2026-11-03T00:00:00Z')).toBe('until')
})

const BY_WEEK = 'query { salesByWeek { monday count amount } }'

it('sums twelve weeks, each from its Monday in London, also across the changes of the clocks', async () => {
  const clerk = await app.person({ abilities: ['manage_billing'] })
  app.services.clock.set(new Date('2027-01-02T09:00:00Z'))
  await give(app, student, 90_000)
  // The week of 22 March 2027 has 167 hours: its Monday begins at 00:00 UTC, and it ends at 23:00 UTC on Sunday.
  await moves('2027-03-21T23:59:00Z', 'purchase', -100)
  await moves('2027-03-22T00:00:00Z', 'purchase', -2000)
  await moves('2027-03-28T22:59:00Z', 'purchase', -400)
  await moves('2027-03-28T23:00:00Z', 'purchase', -8000)
  await moves('2027-03-30T12:00:00Z', 'refund', 1000)
  app.services.clock.set(new Date('2027-03-31T12:00:00Z'))
  const { data } = await app.send(BY_WEEK, {}, await app.again(clerk))
  const weeks = data.salesByWeek as { monday: string; count: number; amount: number }[]
  expect(weeks).toHaveLength(12)
  expect(weeks[0]?.monday).toBe('2027-01-11')
  expect(weeks.slice(-3)).toEqual([
    { monday: '2027-03-15', count: 1, amount: 100 },
    { monday: '2027-03-22', count: 2, amount: 2400 },
    { monday: '2027-03-29', count: 1, amount: 7000 },
  ])
})

const WEEKS = '{ billingWeeks { monday sessions packages others refunds kept vat credits } }'

it('says of each week what was sold and given back, and what was in the wallets at its end', async () => {
  const clerk = await app.person({ abilities: ['manage_billing'] })
  app.services.clock.set(new Date('2027-05-05T09:00:00Z'))
  const { rows } = await app.services.database.query({
    text: "select sum(balance)::int as credits from accounts where kind = 'wallet'",
  })
  const credits = rows[0]?.credits as number
  const sold = (type: string, amount: number) =>
    write(app.services, (writing) =>
      move(writing, {
        ...{ userId: student.id, type: 'purchase', description: type, amount: -amount, against: revenue },
        item: { type, id: student.id },
      }),
    )
  await give(app, student, 5000)
  await sold('session', 1000)
  await sold('bundle', 300)
  app.services.clock.set(new Date('2027-05-10T09:00:00Z'))
  await sold('package', 700)
  await moves('2027-05-11T09:00:00Z', 'fee', -50)
  await moves('2027-05-12T09:00:00Z', 'refund', 400)
  app.services.clock.set(new Date('2027-05-19T12:00:00Z'))
  const { data } = await app.send(WEEKS, {}, await app.again(clerk))
  const none = { sessions: 0, packages: 0, others: 0, refunds: 0, kept: 0, vat: 0 }
  expect(data.billingWeeks.slice(-4)).toEqual([
    { monday: '2027-04-26', ...none, credits },
    { monday: '2027-05-03', ...none, sessions: 1000, others: 300, kept: 1300, credits: credits + 3700 },
    {
      ...{ monday: '2027-05-10', ...none, sessions: 50, packages: 700, refunds: -400, kept: 350 },
      credits: credits + 3350,
    },
    { monday: '2027-05-17', ...none, credits: credits + 3350 },
  ])
})
