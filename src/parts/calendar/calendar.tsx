import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { Segments } from '../../ui/form/segments'
import { ErrorState } from '../../ui/page/blank'
import { type Day, noonOf } from '../../ui/time/london-days'
import { differsFromLondon, zoneCity } from '../../ui/time/london-time'
import { useOwnZone } from '../../ui/time/own-zone'
import type { CalendarSessionsQuery } from './calendar.documents'
import styles from './calendar.module.css'
import { CalendarView } from './calendar-view'
import type { KindGroup, Opening } from './entries/entry'
import { useEntries } from './entries/use-entries'
import { EventSheet } from './event-sheet'
import { KindToggles } from './kind-toggles'
import { views } from './periods'
import { useHiddenGroups } from './use-hidden-groups'
import { type ShownPeriod, useShownPeriod } from './use-shown-period'

interface CalendarProps {
  /** Whose it is; the entries name the others who attend. */
  personId: string | undefined
  /** Whether it is somebody else's, whom staff look up. */
  ofAnother?: boolean
  /** What stands above it, with the period in words. */
  head?: (period: string) => ReactNode
  /** A session that has been opened. */
  sheet: (id: string, onClose: () => void) => ReactNode
  /** The address of an event's page. */
  eventAt: (id: string) => string
  /** What to do where nothing is planned; the day of their next exam is known of students. */
  steps?: (exam: Day | null) => ReactNode
}

/** All that a person has planned, by month, week, day or as a list; view and day stand in the address. */
export function Calendar({ personId, ofAnother = false, head, sheet, eventAt, steps }: CalendarProps) {
  const shown = useShownPeriod()
  const { hidden, toggle, showAll } = useHiddenGroups()
  const [opened, setOpened] = useState<Opening | null>(null)
  const read = useEntries(shown.read, { personId, ofAnother })
  const { entries, sessions, exam } = read
  const close = () => setOpened(null)
  return (
    <>
      {head?.(shown.period.words)}
      <CalendarTools shown={shown} groups={read.groups} hidden={hidden} onToggle={toggle} />
      {read.eventsFailed && <EventsFailed onRetry={read.retryEvents} />}
      {sessions.error && !entries ? (
        <Card>
          <ErrorState
            title="This calendar did not load"
            onRetry={() => sessions.refetch()}
            retrying={sessions.isFetching}
          />
        </Card>
      ) : !entries ? (
        <Loading label="Loading the calendar">
          <Skeleton height={560} />
        </Loading>
      ) : (
        <div aria-busy={read.isOld || undefined}>
          <CalendarView
            entries={entries}
            hidden={hidden}
            shown={shown}
            steps={steps?.(exam)}
            onShowAll={showAll}
            onOpen={setOpened}
          />
        </div>
      )}
      {sessions.data && <ShownOfAll {...sessions.data.starting} />}
      <ClockAndKeys date={shown.date} keys={entries !== undefined} />
      {opened && 'sheet' in opened && opened.sheet === 'session' && sheet(opened.id, close)}
      {opened && 'sheet' in opened && opened.sheet === 'event' && (
        <EventSheet
          id={opened.id}
          userId={ofAnother ? (personId ?? null) : null}
          to={eventAt(opened.id)}
          onClose={close}
        />
      )}
    </>
  )
}

interface CalendarToolsProps {
  shown: ShownPeriod
  groups: readonly KindGroup[]
  hidden: readonly KindGroup[]
  onToggle: (group: KindGroup) => void
}

function CalendarTools({ shown: { view, today, go, turn }, ...kinds }: CalendarToolsProps) {
  const noun = views.find(({ value }) => value === view)?.label.toLowerCase()
  return (
    <div className={styles.tools}>
      <Segments label="View" value={view} onChange={(value) => go({ view: value })} options={views} />
      <div className={clsx(styles.pager, 'btn-row')}>
        <Button icon="left" label={`Earlier ${noun}`} onClick={() => turn(-1)} />
        <Button onClick={() => go({ date: today })}>Today</Button>
        <Button icon="right" label={`Later ${noun}`} onClick={() => turn(1)} />
      </div>
      <KindToggles {...kinds} />
    </div>
  )
}

const EventsFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.failed} role="alert">
    <p>Events did not load, so only the rest is shown.</p>
    <Button size="sm" onClick={onRetry}>
      Try again
    </Button>
  </div>
)

/** Says so where a period has more sessions than are shown. */
function ShownOfAll({ entries, pageInfo: { totalCount } }: CalendarSessionsQuery['starting']) {
  if (totalCount <= entries.length) return null
  return (
    <p className={clsx(styles.help, 'help')}>
      The first {entries.length} of {totalCount} sessions are shown. Choose a shorter view to see the rest.
    </p>
  )
}

/** Whose clock the times are by, and which keys turn the pages. */
function ClockAndKeys({ date, keys }: { date: Day; keys: boolean }) {
  const zone = useOwnZone()
  return (
    <p className={clsx(styles.help, 'help')}>
      London time
      {differsFromLondon(zone, noonOf(date)) && `; ${zoneCity(zone)} is shown beside them`}.
      {keys && (
        <span className="only-wide">
          {' '}
          Arrow keys go from one to the next, <kbd>Page Up</kbd> and <kbd>Page Down</kbd> turn the page.
        </span>
      )}
    </p>
  )
}
