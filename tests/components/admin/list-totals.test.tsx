import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListPage } from '../../../src/admin/list/list-page'
import { eventually, find } from '../render'
import { draw, empty, list } from './draw'

let asked: Record<string, unknown>[]
let sums: Record<string, number>
beforeEach(() => {
  asked = []
  sums = { rows: 318, paid: 2_480_600, paidCount: 317, refunded: -121_450, refundedCount: 1, kept: 2_359_150 }
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body)
    if (!query.includes('billingTransactionTotals')) return Response.json({ data: {} })
    asked.push(variables)
    return Response.json({ data: { billingTransactionTotals: { disputed: 0, disputedCount: 0, ...sums } } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = (address: string) => draw(<ListPage resource={list('billingTransactions')} />, empty, undefined, address)
const strip = () => find('section[aria-label="Totals"]').textContent ?? ''

test('the list of payments says above it what all rows that match come to', async () => {
  show('/page?status=succeeded&from=2026-11-01&search=price')
  await eventually(() => expect(strip()).toContain('Paid£24,806.00317 payments'))
  expect(strip()).toContain('Refunded−£1,214.501 payment')
  expect(strip()).toContain('Kept£23,591.50')
  expect(strip()).toContain('Of all 318 rows, not of this page')
  expect(asked[0]).toEqual({ status: 'succeeded', from: '2026-11-01T00:00:00.000Z', search: 'price' })
})

test('it shows disputes only where there are some, and says where it adds up the latest rows alone', async () => {
  sums = { ...sums, rows: 10_000, disputed: -4000, disputedCount: 2 }
  show('/page')
  await eventually(() => expect(strip()).toContain('Disputed−£40.002 payments'))
  expect(strip()).toContain('Of the latest 10,000 rows')
})

test('it is left out where no payment matches, and of lists without sums', async () => {
  sums = { rows: 0 }
  show('/page')
  await eventually(() => expect(asked).toHaveLength(1))
  await eventually(() => expect(document.querySelector('section[aria-label="Totals"]')).toBeNull())
})
