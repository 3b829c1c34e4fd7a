import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import { Icon } from '../../ui/action/icon'
import { Card } from '../../ui/data/card'
import { addDays, type Day, dayWords } from '../../ui/time/london-days'
import { formatLondonTime } from '../../ui/time/london-time'
import { weekdays } from '../../ui/time/weekdays'
import styles from './calendar.module.css'
import { type CalendarEntry, kindIcons, spokenEntry, tutorWords } from './calendar-entries'
import { periodOf } from './periods'

interface MonthGridProps {
  /** Any day of it. */
  month: Day
  days: ReadonlyMap<Day, readonly CalendarEntry[]>
  today: Day
  viewerId: string | undefined
  onDay: (day: Day) => void
  onOpen: (sessionId: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

const SHOWN = 3

/** A month of days; entries that do not fit are on the day's own page. */
export function MonthGrid({ month, days, today, viewerId, onDay, onOpen, onKeyDown }: MonthGridProps) {
  const period = periodOf('month', month)
  const weeks = Array.from({ length: period.days / 7 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(period.from, week * 7 + day)),
  )
  return (
    <Card flush>
      <table className={styles.month} onKeyDown={onKeyDown}>
        <caption className="vh">{period.words}</caption>
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
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className={classesOf(day, month, today)}>
                  <DayCell day={day} entries={days.get(day) ?? []} viewerId={viewerId} onDay={onDay} onOpen={onOpen} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

interface DayCellProps extends Pick<MonthGridProps, 'viewerId' | 'onDay' | 'onOpen'> {
  day: Day
  entries: readonly CalendarEntry[]
}

function DayCell({ day, entries, viewerId, onDay, onOpen }: DayCellProps) {
  const many = entries.length === 1 ? '1 entry' : `${entries.length} entries`
  return (
    <>
      <button
        type="button"
        className={clsx(styles.monthNumber, 'num')}
        aria-label={`${dayWords(day, 'long')}, ${entries.length ? many : 'nothing'}`}
        onClick={() => onDay(day)}
      >
        {Number(day.slice(8))}
        <span className={clsx(styles.monthDots, 'only-narrow')} aria-hidden="true">
          {entries.slice(0, 3).map(({ key }) => (
            <i key={key} />
          ))}
        </span>
      </button>
      <ul className="only-wide">
        {entries.slice(0, SHOWN).map((entry) => (
          <li key={entry.key}>
            <button
              type="button"
              className={styles.monthEntry}
              data-kind={entry.kind}
              data-entry=""
              aria-haspopup="dialog"
              aria-label={spokenEntry(entry, viewerId)}
              title={tutorWords(entry, viewerId).join(' · ') || undefined}
              onClick={() => onOpen(entry.session.id)}
            >
              <Icon name={kindIcons[entry.kind]} size="xs" />
              <span className="num">{formatLondonTime(entry.at)}</span> {entry.title}
              <Whose words={tutorWords(entry, viewerId)} />
            </button>
          </li>
        ))}
      </ul>
      {entries.length > SHOWN && (
        <button type="button" className={clsx(styles.monthMore, 'only-wide')} onClick={() => onDay(day)}>
          {entries.length - SHOWN} more
        </button>
      )}
    </>
  )
}

/** The line below an entry of a tutor. */
function Whose({ words }: { words: readonly string[] }) {
  return words.length > 0 && <span className={styles.monthWhose}>{words.join(' · ')}</span>
}

const classesOf = (day: Day, month: Day, today: Day) =>
  clsx(styles.monthDay, day.slice(0, 7) !== month.slice(0, 7) && styles.monthOther, day === today && styles.monthToday)
