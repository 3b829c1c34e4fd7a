import { clsx } from 'clsx'
import { addDays, type Day, dayWords, noonOf } from '../../ui/time/london-days'
import { formatDate, LONDON } from '../../ui/time/london-time'
import styles from './start-week.module.css'

interface WeekStripProps {
  monday: Day
  chosen: Day
  counts: (day: Day) => number
  onChoose: (day: Day) => void
}

/** The seven days of a week with their numbers of starts; on a phone they choose the shown day. */
export function WeekStrip({ monday, chosen, counts, onChoose }: WeekStripProps) {
  return (
    <fieldset className={styles.strip}>
      <legend className="vh">Day</legend>
      {weekDays(monday).map((day) => {
        const [name, number] = formatDate(noonOf(day), LONDON).split(' ')
        const free = counts(day)
        return (
          <button
            key={day}
            type="button"
            className={clsx(styles.stripDay, !free && styles.stripDayNone)}
            aria-pressed={day === chosen}
            aria-label={`${dayWords(day, 'long')}, ${free ? `${free} free` : 'nothing free'}`}
            onClick={() => onChoose(day)}
          >
            <span>{name}</span>
            <span className={clsx(styles.stripNumber, 'num')}>{number}</span>
            <span className={clsx(styles.stripCount, 'num')}>{free ? `${free} free` : '–'}</span>
          </button>
        )
      })}
    </fieldset>
  )
}

/** Monday to Sunday. */
export const weekDays = (monday: Day): Day[] => [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days))
