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
  await write(app.services, (writing) =>
    move(writing, { userId: student.id, type, description: type, amount, against: revenue }),
  )
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
