import type { KnownShare } from '../../../schema/generated/types'

interface Estimated {
  /** The mean of what is known of each card, from 0 to 1. */
  middle: number
  /** The sum over the cards of p × (1 − p). */
  spread: number
  cards: number
  /** How often they were answered. */
  answers: number
}

export const FEWEST_CARDS = 10
/** Eight times in ten a value lies within so many standard errors. */
const Z = 1.2816

/**
 * A share of cards that somebody would know, in percent: it varies as each card is known or not, and with how little the estimate of their memory stands on. Null on too few
 * cards.
 */
export function knownShare({ middle, spread, cards, answers }: Estimated): KnownShare | null {
  if (cards < FEWEST_CARDS) return null
  const variance = spread / cards ** 2 + (middle * (1 - middle)) / Math.max(1, answers)
  const apart = Z * Math.sqrt(variance)
  const percent = (share: number) => Math.round(100 * Math.min(1, Math.max(0, share)))
  return { from: percent(middle - apart), middle: percent(middle), until: percent(middle + apart) }
}
