import { clsx } from 'clsx'
import { Card } from '../../../ui/data/card'
import { type Day, dayWords } from '../../../ui/time/london-days'
import { weekdays } from '../../../ui/time/weekdays'
import { type CalendarEntry, type EntryKind, groupOf, type KindGroup } from '../entries/entry'
import { weeksOf } from '../periods'
import { countWords, DayMarks } from './day-marks'
import { Mark } from './mark'
import styles from './month-dots.module.css'

interface MonthDotsProps {
  /** The chosen day, whose month is shown. */
  date: Day
  days: ReadonlyMap<Day, readonly CalendarEntry[]>
  today: Day
  onDay: (day: Day) => void
}

/** A month on a phone: of each day only the kinds of its entries. The day that is pressed is listed below. */
export function MonthDots({ date, days, today, onDay }: MonthDotsProps) {
  return (
    <Card className={styles.month}>
      <ul className={styles.head} aria-hidden="true">
        {weekdays.map((name) => (
          <li key={name}>{name.slice(0, 1)}</li>
        ))}
      </ul>
      <ul className={styles.days} aria-label="Days">
        {weeksOf(date)
          .flat()
          .map((day) => {
            const entries = days.get(day) ?? []
            const isOther = day.slice(0, 7) !== date.slice(0, 7)
            return (
              <li key={day}>
                <button
                  type="button"
                  className={clsx(isOther && styles.other, day === today && styles.today)}
                  aria-pressed={day === date}
                  aria-label={`${dayWords(day, 'long')}, ${countWords(entries.length)}`}
                  onClick={() => onDay(day)}
                >
                  <b className="num">{Number(day.slice(8))}</b>
                  <DayMarks entries={entries} />
                </button>
              </li>
            )
          })}
      </ul>
      <ul className={styles.key} aria-hidden="true">
        {keyOf(days).map(({ kind, words }) => (
          <li key={kind}>
            <Mark kind={kind} />
            {words}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const key: readonly { group: KindGroup; kind: EntryKind; words: string }[] = [
  { group: 'sessions', kind: 'session', words: 'Session' },
  { group: 'events', kind: 'event', words: 'Event' },
  { group: 'study', kind: 'study', words: 'Study' },
  { group: 'deadlines', kind: 'due', words: 'Deadline' },
  { group: 'busy', kind: 'busy', words: 'Busy' },
]

/** The kinds that the month has. */
function keyOf(days: MonthDotsProps['days']) {
  const groups = new Set([...days.values()].flat().map(({ kind }) => groupOf[kind]))
  return key.filter(({ group }) => groups.has(group))
}
