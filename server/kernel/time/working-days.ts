import { dayNumber } from '../../../rules/wall-clock'
import { daysAfter } from './calendar-days'

/** Counted from Thursday 1 January 1970: Saturday and Sunday. */
const isWeekend = (day: number) => (day + 3) % 7 >= 5

/** The same time of day so many working days later: Monday to Friday by the London calendar. */
export function workingDaysAfter(instant: Date, days: number): Date {
  const today = dayNumber(instant.getTime())
  let ahead = 0
  for (let left = days; left > 0; ) {
    ahead++
    if (!isWeekend(today + ahead)) left--
  }
  return daysAfter(instant, ahead)
}
