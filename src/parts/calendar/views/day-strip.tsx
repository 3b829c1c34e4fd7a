import { addDays, type Day, dayWords, mondayOf } from '../../../ui/time/london-days'
import type { CalendarEntry } from '../entries/entry'
import { countWords, DayMarks } from './day-marks'
import styles from './day-strip.module.css'

interface DayStripProps {
  date: Day
  days: ReadonlyMap<Day, readonly CalendarEntry[]>
  onDay: (day: Day) => void
}

/** The week of a day on a phone, each day with what it holds. */
export function DayStrip({ date, days, onDay }: DayStripProps) {
  const monday = mondayOf(date)
  return (
    <ul className={styles.strip} aria-label="Days of the week">
      {[0, 1, 2, 3, 4, 5, 6].map((offset) => {
        const day = addDays(monday, offset)
        const [name, number] = dayWords(day).split(' ')
        const entries = days.get(day) ?? []
        return (
          <li key={day}>
            <button
              type="button"
              aria-pressed={day === date}
              onClick={() => {
                onDay(day)
                document.getElementById(`day-${day}`)?.scrollIntoView({ block: 'start' })
              }}
            >
              {name}
              <b className="num">{number}</b>
              <DayMarks entries={entries} />
              <span className="vh">{`, ${countWords(entries.length)}`}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
