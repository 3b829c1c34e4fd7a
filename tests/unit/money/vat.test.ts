import { describe, expect, it } from 'vitest'
import { vatIn } from '../../../rules/money/vat'
import { isCompanyNumber, isVatNumber, plainVatNumber, shownVatNumber } from '../../../rules/money/vat-number'
import { saleLines } from '../../../server/money/issue/lines'
import {
  cameBackOf,
  leftOfPortions,
  type Portion,
  paidOutOf,
  portionsOf,
  spentFrom,
} from '../../../server/money/vat/portions'

const standard = { treatment: 'included', rate: 20 } as const
const exempt = { treatment: 'exempt', rate: 0 } as const

describe('VAT in a price', () => {
  it('is a sixth of it at 20 percent, in whole pence', () => {
    expect([12000, 6300, 8000, 1, 3, 0].map((gross) => vatIn(gross, standard))).toEqual([2000, 1050, 1333, 0, 0, 0])
  })

  it('is an exact half penny to the even neighbour', () => {
    // 3 × 20 / 120 is 0.5, 9 × 20 / 120 is 1.5.
    expect([3, 9, 15].map((gross) => vatIn(gross, standard))).toEqual([0, 2, 2])
  })

  it('is nothing of what is exempt, outside VAT or zero-rated', () => {
    expect(vatIn(5000, exempt)).toBe(0)
    expect(vatIn(5000, { treatment: 'off', rate: 0 })).toBe(0)
    expect(vatIn(5000, { treatment: 'included', rate: 0 })).toBe(0)
  })

  it('is within half a penny of the exact share, for every price to £1,000 and every rate', () => {
    let worst = 0
    for (const rate of [5, 12.5, 17.5, 20])
      for (let gross = 0; gross <= 100_000; gross++) {
        const exact = (gross * rate) / (100 + rate)
        worst = Math.max(worst, Math.abs(vatIn(gross, { treatment: 'included', rate }) - exact))
      }
    expect(worst).toBeLessThanOrEqual(0.5 + 1e-9)
  })
})

describe('the lines of an invoice', () => {
  it('each have the VAT by which they change that of the sum, so that they add up to it', () => {
    const portions: Portion[] = [{ source: 'money', type: 'session', ...standard, gross: 6300, vat: 1050 }]
    const quoted = {
      ...{ name: 'Advocacy', list: 8000, total: 6300, parts: [] },
      reductions: [
        { by: 'package' as const, amount: 800 },
        { by: 'coupon' as const, amount: 200 },
        { by: 'wallet' as const, amount: 700 },
      ],
    }
    expect(saleLines({ name: 'Advocacy' }, portions, quoted).map(({ by, gross, vat }) => [by, gross, vat])).toEqual([
      [undefined, 8000, 1333],
      ['package', -800, -133],
      ['coupon', -200, -33],
      ['wallet', -700, -117],
    ])
  })

  it('take off what a bonus paid, and the VAT that was due before', () => {
    const portions: Portion[] = [
      { source: 'bonus', type: 'bundle', ...standard, gross: 1000, vat: 0 },
      { source: 'vatPaid', type: 'bundle', ...standard, gross: 2400, vat: 400 },
      { source: 'money', type: 'bundle', ...standard, gross: 1200, vat: 200 },
    ]
    const lines = saleLines({ name: 'Torts' }, portions, null)
    expect(lines.map(({ by, gross, vat }) => [by, gross, vat])).toEqual([
      [undefined, 4600, 767],
      ['bonus', -1000, -167],
      ['vatPaid', 0, -400],
    ])
  })
})

describe('what a price is paid with', () => {
  const pots = { bonus: 500, vatPaid: 1000, money: 10_000 }
  const shares = [
    { type: 'session' as const, amount: 3000, ...standard },
    { type: 'bundle' as const, amount: 1000, ...exempt },
  ]

  it('is a bonus first, then credits whose VAT was due before, then other money', () => {
    expect(spentFrom(4000, pots)).toEqual({ bonus: 500, vatPaid: 1000, money: 2500 })
  })

  it('is never a bonus where money is paid out', () => {
    expect(paidOutOf(11_000, pots)).toEqual({ bonus: 0, vatPaid: 1000, money: 10_000 })
    expect(paidOutOf(11_500, pots)).toEqual({ bonus: 0, vatPaid: 1000, money: 10_000 })
  })

  it('is divided among the kinds of items to the penny, each with its own VAT', () => {
    expect(portionsOf(shares, { bonus: 500, vatPaid: 0, money: 3500 }, 0)).toEqual([
      { source: 'bonus', type: 'session', ...standard, gross: 375, vat: 0 },
      { source: 'bonus', type: 'bundle', ...exempt, gross: 125, vat: 0 },
      { source: 'money', type: 'session', ...standard, gross: 2625, vat: 438 },
      { source: 'money', type: 'bundle', ...exempt, gross: 875, vat: 0 },
    ])
  })

  it('comes back in parts that add up to it, whatever they are: money first, a bonus last', () => {
    const paid = portionsOf(shares, { bonus: 500, vatPaid: 1000, money: 2500 }, 167)
    const sum = (portions: readonly Portion[], what: 'gross' | 'vat') =>
      portions.reduce((all, each) => all + each[what], 0)
    const back: Portion[] = []
    for (const amount of [1, 333, 1200, 999, 7, 1460]) {
      const came = cameBackOf(leftOfPortions(paid, back), amount)
      expect(sum(came, 'gross')).toBe(amount)
      back.push(...came)
    }
    expect(sum(back, 'vat')).toBe(sum(paid, 'vat'))
    expect(leftOfPortions(paid, back)).toEqual([])
  })

  it('comes back first of the kind of item that is given back', () => {
    const paid = portionsOf(shares, { bonus: 0, vatPaid: 0, money: 4000 }, 0)
    expect(cameBackOf(paid, 1000, 'bundle')).toEqual([
      { source: 'money', type: 'bundle', ...exempt, gross: 1000, vat: 0 },
    ])
  })
})

describe('numbers of a seller', () => {
  it('of VAT are checked by their last digits', () => {
    const given = ['GB 999 9999 73', 'gb999999973', 'GB999999974', 'GB999999973001', '999999973', 'DE999999973', '']
    expect(given.map((each) => isVatNumber(plainVatNumber(each)))).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
      false,
    ])
    expect(shownVatNumber('GB999999973')).toBe('GB 999 9999 73')
    expect(shownVatNumber('GB999999973001')).toBe('GB 999 9999 73 001')
  })

  it('of the register of companies have eight places', () => {
    expect(['09990418', 'SC123456', '9990418', 'ABC12345'].map(isCompanyNumber)).toEqual([true, true, false, false])
  })
})
