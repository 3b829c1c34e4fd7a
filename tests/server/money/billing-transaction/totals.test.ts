import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { type Shop, shop } from '../sale/shop'
import { waiting } from '../settle/told'

let app: Shop
let clerk: Person
beforeAll(async () => {
  app = await shop()
  clerk = await app.person({ abilities: ['manage_billing'] })
})
afterAll(() => app.close())

const TOTALS = `query ($userId: ID, $from: DateTime, $until: DateTime, $status: BillingTransactionStatus, $search: String) {
  billingTransactionTotals(userId: $userId, from: $from, until: $until, status: $status, search: $search) {
    rows paid paidCount refunded refundedCount disputed disputedCount kept } }`
const totals = async (asked: object) => (await app.send(TOTALS, asked, clerk)).data.billingTransactionTotals

const paid = async (student: Person, unitAmount: number) => {
  const purchase = await waiting(app, student, { items: [{ type: 'topup', unitAmount }] })
  await app.press(purchase.externalId, 'pay')
}
const latestOf = async (student: Person): Promise<string> =>
  (
    await app.send(
      'query ($id: ID!) { billingTransactions(userId: $id) { entries { id } } }',
      { id: student.id },
      clerk,
    )
  ).data.billingTransactions.entries[0].id

it('adds up what was paid, went back and stayed of the payments that match', async () => {
  const student = await app.person({ firstName: 'Totalla' })
  await paid(student, 10_000)
  await paid(student, 5000)
  await app.send(
    'mutation ($id: ID!) { billingTransactionRefund(id: $id, amount: 1500, reason: "Agreed") { id } }',
    { id: await latestOf(student) },
    clerk,
  )
  const all = {
    ...{ rows: 2, paid: 15_000, paidCount: 2, refunded: -1500, refundedCount: 1 },
    ...{ disputed: 0, disputedCount: 0, kept: 13_500 },
  }
  expect(await totals({ userId: student.id })).toEqual(all)
  expect(await totals({ search: 'totalla' })).toEqual(all)
  expect(await totals({ userId: student.id, status: 'succeeded' })).toMatchObject({ rows: 1, kept: 10_000 })
  expect(await totals({ userId: student.id, from: '2040-01-01T00:00:00Z' })).toMatchObject({
    rows: 0,
    paid: 0,
    kept: 0,
  })
})

it('counts what failed as a row, and as no money', async () => {
  const student = await app.person()
  await paid(student, 4000)
  await app.services.database.query({
    text: `update billing_transactions set status = 'failed' where user_id = $1`,
    values: [student.id],
  })
  expect(await totals({ userId: student.id })).toMatchObject({ rows: 1, paid: 0, paidCount: 0, kept: 0 })
})

it('takes what a bank holds for a dispute from what is kept', async () => {
  const student = await app.person()
  await paid(student, 4000)
  await app.services.database.query({
    text: `update billing_transactions set status = 'disputed', amount_disputed = 4000 where user_id = $1`,
    values: [student.id],
  })
  expect(await totals({ userId: student.id })).toMatchObject({ paid: 4000, disputed: -4000, disputedCount: 1, kept: 0 })
})
