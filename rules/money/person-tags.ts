import type { UserPaymentStatus } from '../../schema/generated/types'
import { dayNumber } from '../wall-clock'
import { LOW_BALANCE } from './low-balance'

/** For so many days somebody is new, and after so many they have been away. */
const [NEW_DAYS, AWAY_DAYS] = [14, 30]
/** An exam is near from so many weeks before its day. */
const NEAR_WEEKS = 12

/** What staff should know of a person at a glance. It follows from what is kept: nobody sets a tag. */
export type PersonTag =
  | { tag: 'disabled' | 'unconfirmed' | 'new' | 'low_balance' }
  | { tag: 'payment'; status: Exclude<UserPaymentStatus, 'none'> }
  | { tag: 'exam'; days: number }
  | { tag: 'away'; days: number }
  /** More time, in percent, and breaks, in minutes. */
  | { tag: 'adjusted'; extraTime: number; breaks: number }

export interface Tagged {
  insertedAt?: string | null
  confirmedAt?: string | null
  lastSeenAt?: string | null
  disabledAt?: string | null
  paymentStatus?: UserPaymentStatus | null
  /** Pence. */
  balance?: number | null
  adjustment?: { extraTime: number; breaks: number } | null
  /** Days of the papers that they sit, as '2027-01-19'. */
  examDays?: readonly string[]
}

/** The tags of a person, the most important first. */
export function tagsOf(person: Tagged, now: number): PersonTag[] {
  const days = (since: string) => dayNumber(now) - dayNumber(Date.parse(since))
  const { insertedAt, confirmedAt, lastSeenAt, disabledAt, paymentStatus, balance, adjustment } = person
  if (disabledAt) return [{ tag: 'disabled' }]
  const exam = nextExam(person.examDays ?? [], now)
  const tags: (PersonTag | false | null | undefined)[] = [
    !confirmedAt && { tag: 'unconfirmed' },
    exam !== null && exam <= NEAR_WEEKS * 7 && { tag: 'exam', days: exam },
    !!adjustment &&
      adjustment.extraTime + adjustment.breaks > 0 && {
        tag: 'adjusted',
        extraTime: adjustment.extraTime,
        breaks: adjustment.breaks,
      },
    !!insertedAt && days(insertedAt) < NEW_DAYS && { tag: 'new' },
    paymentStatus && paymentStatus !== 'none' && { tag: 'payment', status: paymentStatus },
    paymentStatus === 'paying' && typeof balance === 'number' && balance < LOW_BALANCE && { tag: 'low_balance' },
    !!lastSeenAt && days(lastSeenAt) >= AWAY_DAYS && { tag: 'away', days: days(lastSeenAt) },
  ]
  return tags.filter((each) => !!each)
}

/** Days until the next paper; null if none is ahead. */
function nextExam(examDays: readonly string[], now: number): number | null {
  const today = dayNumber(now)
  const ahead = examDays.map((day) => dayNumber(Date.parse(`${day}T12:00Z`)) - today).filter((each) => each >= 0)
  return ahead.length ? Math.min(...ahead) : null
}
