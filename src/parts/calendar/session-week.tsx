import { clsx } from 'clsx'
import type { KeyboardEvent, ReactNode } from 'react'
import { now } from '../../providers/device/clock'
import { Icon } from '../../ui/action/icon'
import type { Day } from '../../ui/time/london-days'
import { formatLondonTime, formatSpan, LONDON } from '../../ui/time/london-time'
import {
  type CalendarEntry,
  kindIcons,
  kindWords,
  othersIn,
  spokenEntry,
  statusWords,
  tutorWords,
} from './calendar-entries'
import { minutesOf, placed } from './day-grid'
import { type GridBlock, WeekGrid } from './week-grid'
import styles from './week-grid.module.css'

interface SessionWeekProps {
  days: ReadonlyMap<Day, readonly CalendarEntry[]>
  shown: readonly Day[]
  today: Day
  viewerId: string | undefined
  onOpen: (sessionId: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Sessions as blocks in the hours of a week or a day, with openings and deadlines above them. */
export function SessionWeek({ days, shown, today, viewerId, onOpen, onKeyDown }: SessionWeekProps) {
  const blocks: GridBlock[] = []
  const allDay = new Map<Day, ReactNode>()
  for (const day of shown) {
    const entries = days.get(day) ?? []
    const edges = entries.filter(({ until }) => until === null)
    if (edges.length)
      allDay.set(
        day,
        edges.map((entry) => <Edge key={entry.key} entry={entry} viewerId={viewerId} onOpen={onOpen} />),
      )
    for (const entry of entries) {
      if (entry.until === null) continue
      blocks.push({
        key: entry.key,
        day,
        look: entry.kind === 'hold' ? 'hold' : 'session',
        ...placed(entry.at, entry.until),
        children: <Block entry={entry} viewerId={viewerId} onOpen={onOpen} />,
      })
    }
  }
  return (
    <WeekGrid
      label="Sessions"
      days={shown}
      blocks={blocks}
      allDay={allDay}
      today={today}
      nowAt={minutesOf(now())}
      onKeyDown={onKeyDown}
    />
  )
}

interface EntryProps {
  entry: CalendarEntry
  viewerId: string | undefined
  onOpen: (sessionId: string) => void
}

function Block({ entry, viewerId, onOpen }: EntryProps) {
  const { session, kind, title, at, until } = entry
  // Beside the title, since a short session has room for one line only.
  const whose = tutorWords(entry, viewerId)
  const others = othersIn(session, viewerId).map(({ name }) => name)
  const about = session.status === 'booked' ? others.filter((name) => !whose.includes(name)) : [statusWords(session)]
  return (
    <button
      type="button"
      data-entry=""
      aria-haspopup="dialog"
      aria-label={spokenEntry(entry, viewerId)}
      title={whose.join(' · ') || undefined}
      onClick={() => onOpen(session.id)}
    >
      <Icon name={kindIcons[kind]} size="xs" />
      <span className={clsx(styles.title, whose.length > 0 && styles.oneLine)}>{[title, ...whose].join(' · ')}</span>
      <span className={clsx(styles.meta, 'num')}>
        {formatSpan(at, until ?? at, LONDON)}
        {about.length > 0 && ` · ${about.join(', ')}`}
      </span>
    </button>
  )
}

function Edge({ entry, viewerId, onOpen }: EntryProps) {
  return (
    <button
      type="button"
      className={styles.allDay}
      data-entry=""
      aria-haspopup="dialog"
      aria-label={spokenEntry(entry, viewerId)}
      title={kindWords[entry.kind]}
      onClick={() => onOpen(entry.session.id)}
    >
      <Icon name={kindIcons[entry.kind]} size="xs" />
      <span>
        <span className="num">{formatLondonTime(entry.at)}</span>{' '}
        {[entry.title, ...tutorWords(entry, viewerId)].join(' · ')}
      </span>
    </button>
  )
}
