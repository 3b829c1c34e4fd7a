/** How often one network or one person may call an operation. */
export interface Rate {
  most: number
  /** Seconds. */
  per: number
  by: 'network address' | 'person'
}

const TEN_MINUTES = 600
const DAY = 86_400

/** At most this many calls in ten minutes from one network. */
export const perAddress = (most: number): Rate => ({ most, per: TEN_MINUTES, by: 'network address' })
/** At most this many calls in ten minutes by one person. */
export const perPerson = (most: number): Rate => ({ most, per: TEN_MINUTES, by: 'person' })
/** At most this many calls a day by one person: for what tells somebody else. */
export const perPersonADay = (most: number): Rate => ({ most, per: DAY, by: 'person' })
