import { clsx } from 'clsx'
import type { KeyboardEvent, ReactNode } from 'react'
import { now } from '../../../providers/device/clock'
import { Icon } from '../../../ui/action/icon'
import type { Day } from '../../../ui/time/london-days'
import { formatLondonTime, formatSpan, LONDON } from '../../../ui/time/london-time'
import { minutesOf, placed } from '../day-grid'
import { type CalendarEntry, kinds, type Opening, shownTitle } from '../entries/entry'
import { type GridBlock, WeekGrid } from '../week-grid'
import styles from '../week-grid.module.css'
import { EntryButton } from './entry-button'

interface EntryWeekProps {
  days: ReadonlyMap<Day, readonly CalendarEntry[]>
  shown: readonly Day[]
  today: Day
  /** With what an entry overlaps, by its key. */
  clashes: ReadonlyMap<string, readonly string[]>
  onOpen: (opening: Opening) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Entries as blocks in the hours of a week or a day; above them what is all day, and moments such as deadlines. */
export function EntryWeek({ days, shown, today, clashes, onOpen, onKeyDown }: EntryWeekProps) {
  const blocks: GridBlock[] = []
  const above = new Map<Day, ReactNode>()
  for (const day of shown) {
    const entries = days.get(day) ?? []
    const edges = entries.filter(({ until }) => until === null)
    // What is all day is first here, since it is about the whole column.
    const ordered = [...edges.filter(({ allDay }) => allDay), ...edges.filter(({ allDay }) => !allDay)]
    if (edges.length)
      above.set(
        day,
        ordered.map((entry) => <Edge key={entry.key} entry={entry} onOpen={onOpen} />),
      )
    for (const entry of entries) {
      if (entry.until === null) continue
      blocks.push({
        key: entry.key,
        day,
        look: kinds[entry.kind].look,
        ...placed(entry.at, entry.until),
        children: <Block entry={entry} clashes={clashes.has(entry.key)} onOpen={onOpen} />,
      })
    }
  }
  return (
    <WeekGrid
      label="Calendar"
      days={shown}
      blocks={blocks}
      allDay={above}
      today={today}
      nowAt={minutesOf(now())}
      onKeyDown={onKeyDown}
    />
  )
}

interface EntryProps {
  entry: CalendarEntry
  onOpen: (opening: Opening) => void
}

function Block({ entry, clashes, onOpen }: EntryProps & { clashes: boolean }) {
  const { kind, whose, about, at, until } = entry
  return (
    <EntryButton entry={entry} title={whose.join(' · ') || undefined} onOpen={onOpen}>
      <Icon name={clashes ? 'warn' : kinds[kind].icon} size="xs" />
      {/* What must be known stands beside the title, since a short session has room for one line only. */}
      <span className={styles.title}>{[shownTitle(entry), ...whose].join(' · ')}</span>
      <span className={clsx(styles.meta, 'num')}>
        {[formatSpan(at, until ?? at, LONDON), about.join(', ')].filter(Boolean).join(' · ')}
      </span>
    </EntryButton>
  )
}

function Edge({ entry, onOpen }: EntryProps) {
  const { kind, allDay, at, whose } = entry
  return (
    <EntryButton entry={entry} className={styles.allDay} title={kinds[kind].words} onOpen={onOpen}>
      <Icon name={kinds[kind].icon} size="xs" />
      <span>
        {!allDay && <span className="num">{`${formatLondonTime(at)} `}</span>}
        {[shownTitle(entry), ...whose].join(' · ')}
      </span>
    </EntryButton>
  )
}
