/**
 * Whether a period of a subscription that begins `months` after it costs what its first one did. `firstAmountFor` is for how many months that holds; null: as long
 * as it renews.
 */
export const costsAsFirst = (firstAmountFor: number | null, months: number): boolean =>
  months === 0 || firstAmountFor === null || months < firstAmountFor

/** How many months a period has. */
export const monthsOf = { monthly: 1, yearly: 12 } as const
