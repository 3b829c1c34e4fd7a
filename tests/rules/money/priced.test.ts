import { describe, expect, it } from 'vitest'
import { isPercent, percentOf } from '../../../rules/money/percent'
import { type PriceLine, priced, type Terms } from '../../../rules/money/priced'

const lines = (...lists: number[]): PriceLine[] => lists.map((list, at) => ({ key: `${at}`, list, takesCoupon: true }))
const totals = (asked: readonly PriceLine[], terms: Terms) => priced(asked, terms).map(({ total }) => total)
const percent = (value: number) => ({ unit: 'percent', value }) as const
const amount = (value: number) => ({ unit: 'amount', value }) as const
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)

describe('a percentage of a price', () => {
  it('rounds an exact half to the even neighbour', () => {
    expect(percentOf(3490, 15)).toBe(524)
    expect(percentOf(1995, 50)).toBe(998)
    expect(percentOf(1997, 50)).toBe(998)
    expect(percentOf(690, 10)).toBe(69)
    expect(percentOf(1000, 0.05)).toBe(0)
    expect(percentOf(3000, 0.05)).toBe(2)
  })

  it('is exact for every whole percentage of every price to £1,000', () => {
    let wrong = 0
    for (let price = 0; price <= 100_000; price++)
      for (let value = 0; value <= 100; value++) {
        const taken = percentOf(price, value)
        const twice = 2 * (price * value - taken * 100)
        // Nearer than half a penny, or the even one of two that are as near.
        if (Math.abs(twice) > 100 || (Math.abs(twice) === 100 && taken % 2 === 1)) wrong++
      }
    expect(wrong).toBe(0)
  })

  it('has two decimals at most, from 0 to 100', () => {
    expect([0, 0.07, 12.5, 99.99, 100].filter(isPercent)).toEqual([0, 0.07, 12.5, 99.99, 100])
    expect([-1, 100.01, 33.333, Number.NaN].filter(isPercent)).toEqual([])
  })
})

describe('the price of what is bought together', () => {
  it('is the list price where nothing lowers it', () => {
    expect(priced(lines(395), {})).toEqual([{ key: '0', list: 395, reductions: [], total: 395 }])
  })

  it('counts a percentage on all lines together, and divides it among them', () => {
    const found = priced(lines(395, 295), { coupon: percent(10) })
    expect(sum(found.map(({ total }) => total))).toBe(690 - 69)
    for (const { list, total, reductions } of found)
      expect(list - sum(reductions.map((each) => each.amount))).toBe(total)
  })

  it('takes off first what is the thing’s own, then the coupon, then the wallet’s discount', () => {
    const [line] = priced(
      [
        {
          ...{ key: 'a', list: 10_000, takesCoupon: true },
          own: [
            { by: 'author', reduction: amount(1000) },
            { by: 'package', reduction: percent(10) },
          ],
        },
      ],
      { coupon: amount(100), discount: 50 },
    )
    expect(line?.reductions).toEqual([
      { by: 'author', amount: 1000 },
      { by: 'package', amount: 900 },
      { by: 'coupon', amount: 100 },
      { by: 'wallet', amount: 4000 },
    ])
    expect(line?.total).toBe(4000)
  })

  it('never goes below nothing', () => {
    expect(totals(lines(300, 200), { coupon: amount(900) })).toEqual([0, 0])
    expect(totals(lines(300), { coupon: percent(100), discount: 100 })).toEqual([0])
    expect(
      totals([{ key: 'a', list: 100, own: [{ by: 'package', reduction: amount(5000) }] }], { discount: 10 }),
    ).toEqual([0])
  })

  it('leaves lines alone that the coupon does not count for, and credits by the wallet’s discount', () => {
    const mixed: PriceLine[] = [
      { key: 'a', list: 1000, takesCoupon: true },
      { key: 'b', list: 1000 },
    ]
    expect(totals(mixed, { coupon: percent(50) })).toEqual([500, 1000])
    expect(
      totals([{ key: 'topup', list: 20_000, credits: 20_000, takesCoupon: true }], {
        coupon: percent(10),
        discount: 20,
      }),
    ).toEqual([18_000])
    expect(totals([{ key: 'package', list: 20_000, credits: 10_000 }], { discount: 10 })).toEqual([19_000])
  })

  it('adds up to the penny for many lines and terms', () => {
    for (let seed = 1; seed < 3000; seed++) {
      const asked = lines(...Array.from({ length: 1 + (seed % 7) }, (_, at) => (seed * (at + 11) * 7919) % 30_000))
      const list = sum(asked.map((each) => each.list))
      const off = seed % 101
      const discount = (seed * 37) % 101
      const afterCoupon = list - percentOf(list, off)
      const found = priced(asked, { coupon: percent(off), discount })
      expect(sum(found.map(({ total }) => total))).toBe(afterCoupon - percentOf(afterCoupon, discount))
      for (const { total } of found) expect(total).toBeGreaterThanOrEqual(0)
    }
  })
})
