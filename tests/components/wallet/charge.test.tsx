import { describe, expect, it } from 'vitest'
import { priceSteps } from '../../../src/learn/wallet/charge/price-steps'

const movement = {
  type: 'purchase',
  status: 'available',
  insertedAt: '2026-10-21T18:04:00Z',
  balanceAfter: 0,
  document: null,
} as const
const refund = { ...movement, id: 'r', type: 'refund', description: 'Refund: half', amount: 3150 } as const
const charge = {
  transaction: { ...movement, id: 't', description: 'Advocacy', amount: -6300, sessionId: null },
  list: 8000,
  reductions: [
    { by: 'package', amount: 800 },
    { by: 'coupon', amount: 200 },
    { by: 'wallet', amount: 700 },
  ],
  credits: 0,
  bonus: 0,
  refunds: [refund],
  cost: 3150,
  postings: [],
} satisfies Parameters<typeof priceSteps>[0]

describe('the way from a price to its cost', () => {
  it('falls by each reduction to what was paid, and by what came back to what it cost', () => {
    expect(priceSteps(charge).map(({ label, pence }) => [label, pence])).toEqual([
      ['Price', 8000],
      ['Package discount', -800],
      ['Code', -200],
      ['Your discount', -700],
      ['Paid', 6300],
      ['Refund: half', -3150],
      ['Cost in the end', 3150],
    ])
  })

  it('draws each bar where the one before ended', () => {
    const [price, less, , , paid, back, cost] = priceSteps(charge)
    expect([price?.from, price?.until]).toEqual([0, 100])
    expect([less?.from, less?.until]).toEqual([90, 100])
    expect(paid?.until).toBe(78.75)
    expect(back).toMatchObject({ from: 39.375, until: 78.75, kind: 'less' })
    expect(cost?.until).toBe(39.375)
  })

  it('without a price begins with what was paid', () => {
    const steps = priceSteps({ ...charge, list: null, reductions: [], refunds: [], cost: 6300 })
    expect(steps.map(({ label, until }) => [label, until])).toEqual([['Paid', 100]])
  })
})
