/** The saving that a percentage gives on an amount of pence; at most the amount. */
export const discountOf = (amount: number, percent: number) => Math.min(amount, roundHalfEven((amount * percent) / 100))

/** Rounds exact halves to the even neighbour, so that many roundings do not drift. */
function roundHalfEven(value: number): number {
  const floor = Math.floor(value)
  const rest = value - floor
  if (Math.abs(rest - 0.5) > 1e-9) return Math.round(value)
  return floor % 2 === 0 ? floor : floor + 1
}
