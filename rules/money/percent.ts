/** Percentages have two decimals at most, so that every one of a price can be counted exactly. */
export const IN_A_PERCENT = 100

/** Whether a number can be a percentage of a price: from 0 to 100, with two decimals at most. */
export const isPercent = (value: number): boolean =>
  value >= 0 && value <= 100 && Math.abs(value * IN_A_PERCENT - Math.round(value * IN_A_PERCENT)) < 1e-6

/** A whole number divided by another, neither below zero, as a whole number: an exact half goes to the even neighbour, so that many roundings do not drift. */
export function dividedEvenly(product: number, divisor: number): number {
  const whole = Math.floor(product / divisor)
  const rest = 2 * (product - whole * divisor)
  return whole + (rest > divisor || (rest === divisor && whole % 2 === 1) ? 1 : 0)
}

/** A percentage of an amount, in whole pence. */
export const percentOf = (amount: number, percent: number): number =>
  dividedEvenly(amount * Math.round(percent * IN_A_PERCENT), 100 * IN_A_PERCENT)
