import { describe, expect, it } from 'vitest'
import { readAmount } from '../../../src/parts/top-up/amounts'

describe('a typed amount', () => {
  it.each([
    ['40', 4000],
    ['£40', 4000],
    ['£ 40.50', 4050],
    ['12,50', 1250],
    ['1,250', 125_000],
    ['40.5 pounds', 4050],
    ['5', 500],
    ['2000', 200_000],
  ])('reads %s', (text, pence) => {
    expect(readAmount(text)).toEqual({ pence })
  })

  it.each(['', '4.99', '2000.01', 'forty', '-40', '4e3', '40.505'])('refuses %j with a reason', (text) => {
    expect(readAmount(text)).toHaveProperty('error')
  })
})
