/** Percentages have two decimals at most, so that every one of a price can be counted exactly. */
const IN_A_PERCENT = 100

/** Whether a number can be a percentage of a price: from 0 to 100, with two decimals at most. */
export const isPercent = (value: number): boolean =>
  value >= 0 && value <= 100 && Math.abs(value * IN_A_PERCENT - Math.round(value * IN_A_PERCENT)) < 1e-6

/** A percentage of an amount, in whole pence: an exact half goes to the even neighbour, so that many roundings do not drift. */
export function percentOf(amount: number, percent: number): number {
  const whole = 100 * IN_A_PERCENT
  const product = amount * Math.round(percent * IN_A_PERCENT)
  const pence = Math.floor(product / whole)
  const rest = 2 * (product - pence * whole)
  return pence + (rest > whole || (rest === whole && pence % 2 === 1) ? 1 : 0)
}
