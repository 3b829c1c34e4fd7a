/** How often one network address or one person may call an operation. */
export interface Rate {
  most: number
  /** Seconds. */
  per: number
  by: 'network address' | 'person'
}

const TEN_MINUTES = 600

/** So many calls in ten minutes from one network address. */
export const perAddress = (most: number): Rate => ({ most, per: TEN_MINUTES, by: 'network address' })
/** So many calls in ten minutes by one person. */
export const perPerson = (most: number): Rate => ({ most, per: TEN_MINUTES, by: 'person' })
