import type { Calendar } from '../../calendar'
import type { Dice } from '../../random'

/** How busy each month is, from January: most before the sittings of SQE1 in January and July and of SQE2 in April and October, least in August. */
const months = [1.3, 0.8, 1.1, 1.3, 0.9, 1.2, 1.2, 0.35, 0.9, 1.3, 1, 1.1]
const WEEKS = 52
/** Purchases in a usual week, at the beginning of the year and now. */
const [FIRST, NOW] = [1.9, 3.2]
/** For so many weeks wallets are topped up for sessions, which the books do by themselves. */
const BOOKED_WEEKS = 11
/** How much is bought beside in those. */
const BESIDE = 0.7

/** How far the year has come at a day before today, from 0 to 1. */
export const progressOf = (day: number): number => Math.max(0, 1 + day / (WEEKS * 7))

/** Whether wallets are topped up for sessions on a day. */
export const isBooked = (day: number): boolean => day >= -BOOKED_WEEKS * 7

/** The days of a year's purchases, in days from today, in their order. */
export function daysOfYear({ date }: Calendar, dice: Dice): number[] {
  const weeks = Array.from({ length: WEEKS }, (_, week) => -(WEEKS - week) * 7 + 1)
  return weeks
    .flatMap((monday) => {
      const busy = months[new Date(date(monday + 3)).getUTCMonth()] ?? 1
      const usual = FIRST + (NOW - FIRST) * progressOf(monday)
      const expected = usual * busy * (isBooked(monday) ? BESIDE : 1)
      const count = Math.floor(expected + dice.next())
      return Array.from({ length: count }, () => monday + dice.int(0, 6))
    })
    .filter((day) => day < 0)
    .sort((a, b) => a - b)
}
