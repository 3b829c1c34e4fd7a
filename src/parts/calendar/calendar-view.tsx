import { type ReactNode, useMemo } from 'react'
import { now } from '../../providers/device/clock'
import { useNarrow } from '../../theme/narrow'
import { byDay, type CalendarEntry, groupOf, type KindGroup, type Opening } from './entries/entry'
import { clashesOf, overlapsOf } from './entries/overlaps'
import { NothingPlanned } from './nothing-planned'
import { OverlapLine } from './overlap-line'
import type { ShownPeriod } from './use-shown-period'
import { Agenda } from './views/agenda'
import { DayStrip } from './views/day-strip'
import { EntryWeek } from './views/entry-week'
import { MonthDots } from './views/month-dots'
import { MonthGrid } from './views/month-grid'

interface CalendarViewProps {
  entries: readonly CalendarEntry[]
  hidden: readonly KindGroup[]
  shown: ShownPeriod
  /** What to do where nothing is planned. */
  steps: ReactNode
  onShowAll: () => void
  onOpen: (opening: Opening) => void
}

/** The entries of the kinds that are shown, in the view that was chosen. */
export function CalendarView({ entries, hidden, shown, steps, onShowAll, onOpen }: CalendarViewProps) {
  const { view, days: asked } = shown
  const days = useMemo(() => byDay(entries.filter(({ kind }) => !hidden.includes(groupOf[kind]))), [entries, hidden])
  const inPeriod = asked.flatMap((day) => days.get(day) ?? [])
  const overlaps = overlapsOf(inPeriod, now())
  const isEmpty = inPeriod.every(({ kind }) => kind === 'off')
  const known = new Set(asked)
  const isHidden = isEmpty && entries.some(({ day, kind }) => known.has(day) && kind !== 'off')
  const nothing = isEmpty && (
    <NothingPlanned view={view} date={shown.date} today={shown.today} onShowAll={isHidden ? onShowAll : undefined}>
      {steps}
    </NothingPlanned>
  )
  const drawn = { days, today: shown.today, clashes: clashesOf(overlaps), onOpen }
  return (
    <>
      <OverlapLine overlaps={overlaps} onOpen={onOpen} />
      {view === 'month' ? (
        <Month {...drawn} shown={shown} nothing={nothing} />
      ) : view === 'list' ? (
        nothing || <Agenda {...drawn} shown={asked} />
      ) : (
        <Hours {...drawn} shown={shown} nothing={nothing} />
      )}
    </>
  )
}

interface DrawnProps {
  days: ReadonlyMap<string, readonly CalendarEntry[]>
  today: string
  clashes: ReadonlyMap<string, readonly string[]>
  onOpen: (opening: Opening) => void
  shown: ShownPeriod
  nothing: ReactNode
}

/** A month: at a desk as a table, on a phone as signs, with the chosen day below. Only one of them is drawn, since a month is large. */
function Month({ shown: { date, go, onKeyDown }, nothing, clashes, ...drawn }: DrawnProps) {
  const isNarrow = useNarrow()
  return (
    <>
      {isNarrow ? (
        <>
          <MonthDots date={date} days={drawn.days} today={drawn.today} onDay={(day) => go({ date: day })} />
          {!nothing && <Agenda {...drawn} clashes={clashes} shown={[date]} />}
        </>
      ) : (
        <MonthGrid {...drawn} month={date} onDay={(day) => go({ view: 'day', date: day })} onKeyDown={onKeyDown} />
      )}
      {nothing}
    </>
  )
}

/** A week or a day: at a desk by its hours, on a phone as a list below the days of the week. */
function Hours({ shown: { date, days, go, onKeyDown }, nothing, ...drawn }: DrawnProps) {
  const isNarrow = useNarrow()
  return (
    <>
      {isNarrow && <DayStrip date={date} days={drawn.days} onDay={(day) => go({ date: day })} />}
      {nothing ||
        (isNarrow ? <Agenda {...drawn} shown={days} /> : <EntryWeek {...drawn} shown={days} onKeyDown={onKeyDown} />)}
    </>
  )
}
