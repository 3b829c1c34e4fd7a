import { clsx } from 'clsx'
import { type KeyboardEvent, memo } from 'react'
import { Icon } from '../../../ui/action/icon'
import { Card } from '../../../ui/data/card'
import { type Day, dayWords } from '../../../ui/time/london-days'
import { formatLondonTime } from '../../../ui/time/london-time'
import { weekdays } from '../../../ui/time/weekdays'
import { type CalendarEntry, kinds, type Opening, shownTitle } from '../entries/entry'
import { periodOf, weeksOf } from '../periods'
import { countWords } from './day-marks'
import { EntryButton } from './entry-button'
import styles from './month-grid.module.css'

interface MonthGridProps {
  /** Any day of it. */
  month: Day
  days: ReadonlyMap<Day, readonly CalendarEntry[]>
  today: Day
  onDay: (day: Day) => void
  onOpen: (opening: Opening) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

const SHOWN = 3
const none: readonly CalendarEntry[] = []

/** A month of days; entries that do not fit are on the day's own page. */
export function MonthGrid({ month, days, today, onDay, onOpen, onKeyDown }: MonthGridProps) {
  return (
    <Card flush>
      <table className={styles.month} onKeyDown={onKeyDown}>
        <caption className="vh">{periodOf('month', month).words}</caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                <span aria-hidden="true">{name.slice(0, 3)}</span>
                <span className="vh">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className={classesOf(day, month, today)}>
                  <DayCell day={day} entries={days.get(day) ?? none} onDay={onDay} onOpen={onOpen} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

interface DayCellProps extends Pick<MonthGridProps, 'onDay' | 'onOpen'> {
  day: Day
  entries: readonly CalendarEntry[]
}

const DayCell = memo(function DayCell({ day, entries, onDay, onOpen }: DayCellProps) {
  return (
    <>
      <button
        type="button"
        className={clsx(styles.number, 'num')}
        aria-label={`${dayWords(day, 'long')}, ${entries.length ? countWords(entries.length) : 'nothing'}`}
        onClick={() => onDay(day)}
      >
        {numberOf(day)}
      </button>
      <ul>
        {entries.slice(0, SHOWN).map((entry) => (
          <li key={entry.key}>
            <MonthEntry entry={entry} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {entries.length > SHOWN && (
        <button type="button" className={styles.more} onClick={() => onDay(day)}>
          {entries.length - SHOWN} more
          <span className="vh">{` on ${dayWords(day)}`}</span>
        </button>
      )}
    </>
  )
})

function MonthEntry({ entry, onOpen }: { entry: CalendarEntry; onOpen: (opening: Opening) => void }) {
  const { kind, at, allDay, whose } = entry
  return (
    <EntryButton entry={entry} className={styles.entry} title={whose.join(' · ') || undefined} onOpen={onOpen}>
      <Icon name={kinds[kind].icon} size="xs" />
      {!allDay && <span className="num">{`${formatLondonTime(at)} `}</span>}
      {shownTitle(entry)}
      {whose.length > 0 && <span className={styles.whose}>{whose.join(' · ')}</span>}
    </EntryButton>
  )
}

/** '19', or '1 Dec' where a month begins. */
function numberOf(day: Day): string {
  const [, number = '', name = ''] = dayWords(day).split(' ')
  return number === '1' ? `${number} ${name}` : number
}

const classesOf = (day: Day, month: Day, today: Day) =>
  clsx(styles.day, day.slice(0, 7) !== month.slice(0, 7) && styles.other, day === today && styles.today)
