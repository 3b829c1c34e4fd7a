import { formatMoney, parsePounds } from '../../ui/money/money'

export const LEAST = 500
export const MOST = 200_000
/** Offered amounts in pence; anything between the limits can be typed instead. */
export const amounts = [2500, 5000, 10_000, 20_000, 40_000] as const

/** An amount in pence, or one that is typed. */
export type Choice = `${number}` | 'other'

/** What is offered to whoever lacks an amount: just that, and the next round ones. */
export function amountsFor(missing: number): Choice[] {
  const least = Math.min(MOST, Math.max(LEAST, missing))
  return [least, ...amounts.filter((each) => each > least).slice(0, 2)].map((each): Choice => `${each}`)
}

/** Pence from typed text as people write it ('£1,250', '40 pounds', '12,50'), or the error. */
export function readAmount(text: string): { pence: number } | { error: string } {
  const plain = text
    .trim()
    .replace(/\s*(gbp|pounds?|quid)$/i, '')
    .replace(/\s/g, '')
    // To many people a comma before the last one or two digits is a decimal point.
    .replace(/^(£?\d+),(\d{1,2})$/, '$1.$2')
    .replace(/\.$/, '')
  if (!plain) return { error: 'Field is required' }
  const pence = parsePounds(plain)
  if (pence === undefined) return { error: 'Please type an amount in pounds, such as 40 or 40.50.' }
  if (pence < LEAST || pence > MOST)
    return { error: `A top-up is between ${formatMoney(LEAST)} and ${formatMoney(MOST)}.` }
  return { pence }
}
