import { dayAfter } from '../../../rules/library/review-day'
import { isOff } from '../../../rules/library/reviewing'
import type { Reviewer } from './reviewer'

/** The days from tomorrow on on which so many more cards begin, beside those that do already. Without new cards a day they begin one a day. */
export function freeDays(
  reviewer: Pick<Reviewer, 'day' | 'newPerDay' | 'weekdaysOff' | 'datesOff'>,
  takenBy: ReadonlyMap<string, number>,
  count: number,
): string[] {
  const most = Math.max(1, reviewer.newPerDay)
  const days: string[] = []
  for (let day = dayAfter(reviewer.day, 1); days.length < count; day = dayAfter(day, 1)) {
    if (isOff(reviewer, day)) continue
    const free = Math.min(count - days.length, most - (takenBy.get(day) ?? 0))
    for (let at = 0; at < free; at++) days.push(day)
  }
  return days
}
