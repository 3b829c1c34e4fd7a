import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { useLive } from '../../providers/live/live'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { Segments } from '../../ui/form/segments'
import { ErrorState } from '../../ui/page/blank'
import { type Day, noonOf, spanOf } from '../../ui/time/london-days'
import { differsFromLondon, zoneCity } from '../../ui/time/london-time'
import { useOwnZone } from '../../ui/time/own-zone'
import { Agenda } from './agenda'
import {
  CalendarSessions,
  type CalendarSessionsQuery,
  PersonSessions,
  type PersonSessionsQuery,
} from './calendar.documents'
import styles from './calendar.module.css'
import { entriesByDay } from './calendar-entries'
import { MonthGrid } from './month-grid'
import { views } from './periods'
import { SessionWeek } from './session-week'
import { type ShownPeriod, useShownPeriod } from './use-shown-period'

interface CalendarProps {
  /** Whose sessions; the entries name the others who attend. */
  personId: string | undefined
  /** Whether they are somebody else's, whom staff look up. */
  ofAnother?: boolean
  /** What stands above it, with the period in words. */
  head?: (period: string) => ReactNode
  /** A session that has been opened. */
  sheet: (id: string, onClose: () => void) => ReactNode
}

/** A person's sessions by month, week, day or as a list; view and day stand in the address. */
export function Calendar({ personId, ofAnother, head, sheet }: CalendarProps) {
  const shown = useShownPeriod()
  const [openId, setOpenId] = useState<string | null>(null)
  const query = useSessions(shown, personId, ofAnother)
  const { data, error } = query
  return (
    <>
      {head?.(shown.period.words)}
      <CalendarTools shown={shown} />
      {error && !data ? (
        <Card>
          <ErrorState title="This calendar did not load" onRetry={() => query.refetch()} retrying={query.isFetching} />
        </Card>
      ) : !data ? (
        <Loading label="Loading the calendar">
          <Skeleton height={560} />
        </Loading>
      ) : (
        <div aria-busy={query.isPlaceholderData || undefined}>
          <ChosenView data={data} shown={shown} viewerId={personId} onOpen={setOpenId} />
        </div>
      )}
      {data && <ShownOfAll {...data.starting} />}
      <ClockAndKeys date={shown.date} keys={data !== undefined} />
      {openId && sheet(openId, () => setOpenId(null))}
    </>
  )
}

/** The sessions of a period, of one's own or of somebody whom staff look up. */
function useSessions({ period }: ShownPeriod, personId: string | undefined, ofAnother: boolean | undefined) {
  const { from, until } = spanOf(period.from, period.days)
  const openFrom = new Date(Date.parse(from) - 60 * 86_400_000).toISOString()
  const own = useApi(CalendarSessions, { from, until, openFrom }, { enabled: !ofAnother })
  const another = useApi(
    PersonSessions,
    { userId: personId ?? '', from, until, openFrom },
    { enabled: ofAnother === true && personId !== undefined },
  )
  useLive(['Session'], ['CalendarSessions', 'PersonSessions', 'CalendarSession', 'CancelQuote'])
  return ofAnother ? another : own
}

function CalendarTools({ shown: { view, today, go, turn } }: { shown: ShownPeriod }) {
  const noun = views.find(({ value }) => value === view)?.label.toLowerCase()
  return (
    <div className={styles.tools}>
      <Segments label="View" value={view} onChange={(value) => go({ view: value })} options={views} />
      <div className={clsx(styles.pager, 'btn-row')}>
        <Button icon="left" label={`Earlier ${noun}`} onClick={() => turn(-1)} />
        <Button onClick={() => go({ date: today })}>Today</Button>
        <Button icon="right" label={`Later ${noun}`} onClick={() => turn(1)} />
      </div>
    </div>
  )
}

interface ChosenViewProps {
  data: CalendarSessionsQuery | PersonSessionsQuery
  shown: ShownPeriod
  viewerId: string | undefined
  onOpen: (id: string) => void
}

function ChosenView({ data, shown, viewerId, onOpen }: ChosenViewProps) {
  const { view, date, today, go, onKeyDown } = shown
  const days = entriesByDay([...data.starting.entries, ...data.open.entries], now())
  const shared = { days, today, viewerId, onOpen }
  if (view === 'month')
    return <MonthGrid {...shared} month={date} onDay={(day) => go({ view: 'day', date: day })} onKeyDown={onKeyDown} />
  if (view === 'list') return <Agenda {...shared} shown={shown.days} strip={null} />
  return (
    <>
      <div className="only-wide">
        <SessionWeek {...shared} shown={shown.days} onKeyDown={onKeyDown} />
      </div>
      <div className="only-narrow">
        <Agenda {...shared} shown={shown.days} strip={{ date, onDay: (day) => go({ date: day }) }} />
      </div>
    </>
  )
}

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
