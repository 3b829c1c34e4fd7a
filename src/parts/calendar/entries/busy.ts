import type { BusyTime } from '../../../../schema/generated/types'
import { addDays, type Day, dayOf, startOf } from '../../../ui/time/london-days'
import { allDayEntry, type CalendarEntry, standsOn } from './entry'

type Busy = Pick<BusyTime, 'id' | 'from' | 'until' | 'allDay' | 'name'>

/** What is taken in a person's other calendars, a piece for each day of London that it touches. */
export function busyEntries(times: readonly Busy[]): CalendarEntry[] {
  return times.flatMap((time) =>
    daysOf(time).map((day) => {
      const title = time.name ?? /* text */ 'elsewhere'
      const whole = allDayEntry({ key: `busy:${time.id}:${day}`, kind: 'busy', day, title, opens: null })
      if (time.allDay) return whole
      const at = later(time.from, startOf(day))
      const until = earlier(time.until, startOf(addDays(day, 1)))
      return { ...whole, ...standsOn(at), until }
    }),
  )
}

/** The days of London that a span touches. */
function daysOf({ from, until }: Busy): Day[] {
  const days = [dayOf(from)]
  const last = dayOf(Math.max(Date.parse(from), Date.parse(until) - 1))
  for (let day = days[0] as Day; day < last; ) {
    day = addDays(day, 1)
    days.push(day)
  }
  return days
}

const later = (a: string, b: string) => (Date.parse(a) > Date.parse(b) ? a : b)
const earlier = (a: string, b: string) => (Date.parse(a) < Date.parse(b) ? a : b)
