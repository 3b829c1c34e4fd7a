import type { ReviewGrade } from '../../schema/generated/types'
import { dayAfter, dayOf, daysBetween, startOf, weekdayOf } from './review-day'
import type { Memory } from './review-memory'
import { type Deciding, type Horizon, lotOf, nextOf } from './review-schedule'

/** What of a person decides when their cards come back. */
export interface Reviewing extends DaysOff {
  zone: string
  retention: number
  /** Their own parameters of FSRS; null: the library's. */
  parameters: readonly number[] | null
  /** Sittings, the first one first; those that are past count for nothing. */
  exams: readonly { date: string }[]
}

interface DaysOff {
  weekdaysOff: readonly number[]
  datesOff: readonly string[]
  /** Days of training with others, whose Sundays may be free. */
  trainings?: readonly { from: string; until: string; sundayOff: boolean }[]
}

const SUNDAY = 7

/** A card as its schedule knows it. */
export interface Scheduled {
  id: string
  side: string
}

const LAST_DAYS = 7

/** Whether a day is without reviews. */
export const isOff = ({ weekdaysOff, datesOff, trainings = [] }: DaysOff, day: string): boolean =>
  datesOff.includes(day) ||
  weekdaysOff.includes(weekdayOf(day)) ||
  (weekdayOf(day) === SUNDAY && trainings.some((each) => each.sundayOff && each.from <= day && day <= each.until))

/** What the next exam sitting after a day leaves of the days to come. */
export function horizonOf(reviewing: Pick<Reviewing, 'exams'> & DaysOff, day: string): Horizon {
  const exam = reviewing.exams.find(({ date }) => date > day)
  if (!exam) return { examIn: null, last: [] }
  const examIn = daysBetween(day, exam.date)
  const week = Array.from({ length: LAST_DAYS }, (_, at) => examIn - LAST_DAYS + at).filter((each) => each > 0)
  const on = week.filter((each) => !isOff(reviewing, dayAfter(day, each)))
  const last = on.length ? on : week
  return { examIn, last: examIn > LAST_DAYS ? last : last.slice(-1) }
}

/** What decides when a card that is answered now comes back. */
export const decidingOf = ({ id, side }: Scheduled, reviewing: Reviewing, now: Date): Deciding => ({
  now,
  dayOf: (instant) => dayOf(instant, reviewing.zone),
  retention: reviewing.retention,
  parameters: reviewing.parameters,
  horizon: horizonOf(reviewing, dayOf(now, reviewing.zone)),
  // What a marker said is thought over for days, not minutes.
  stepped: side !== 'question' && side !== 'criterion',
  lot: lotOf(id),
})

/** What an answer makes of a card: whole days begin with the day of reviews. */
export function answered(card: Scheduled, memory: Memory, grade: ReviewGrade, at: Date, reviewing: Reviewing): Memory {
  const { memory: after, days } = nextOf(memory, decidingOf(card, reviewing, at))[grade]
  if (days === null) return after
  const { zone } = reviewing
  return { ...after, due: startOf(dayAfter(dayOf(at, zone), days), zone) }
}
