import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { useLive } from '../../providers/live/live'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { Segments } from '../../ui/form/segments'
import { ErrorState } from '../../ui/page/blank'
import { addDays, dayOf, isDay, noonOf, spanOf } from '../../ui/time/london-days'
import { differsFromLondon, zoneCity } from '../../ui/time/london-time'
import { useOwnZone } from '../../ui/time/own-zone'
import { Agenda } from './agenda'
import { CalendarSessions, PersonSessions } from './calendar.documents'
import styles from './calendar.module.css'
import { entriesByDay } from './calendar-entries'
import { MonthGrid } from './month-grid'
import { isView, periodOf, step, type View, views } from './periods'
import { SessionWeek } from './session-week'

interface SessionCalendarProps {
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
export function SessionCalendar({ personId, ofAnother, head, sheet }: SessionCalendarProps) {
  const zone = useOwnZone()
  const [params, setParams] = useSearchParams()
  const [openId, setOpenId] = useState<string | null>(null)
  const today = dayOf(now())
  const asked = params.get('date')
  const date = isDay(asked) ? asked : today
  const view: View = isView(params.get('view')) ? (params.get('view') as View) : 'week'
  const period = periodOf(view, date)
  const noun = views.find(({ value }) => value === view)?.label.toLowerCase()
  const { from, until } = spanOf(period.from, period.days)
  const openFrom = new Date(Date.parse(from) - 60 * 86_400_000).toISOString()
  const own = useApi(CalendarSessions, { from, until, openFrom }, { enabled: !ofAnother })
  const another = useApi(
    PersonSessions,
    { userId: personId ?? '', from, until, openFrom },
    { enabled: ofAnother === true && personId !== undefined },
  )
  const query = ofAnother ? another : own
  useLive(['Session'], ['CalendarSessions', 'PersonSessions', 'CalendarSession', 'CancelQuote'])

  const go = (values: { view?: View; date?: string }) =>
    setParams(
      (old) => {
        for (const [key, value] of Object.entries(values)) old.set(key, value)
        return old
      },
      { preventScrollReset: true },
    )
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'PageUp') go({ date: step(view, date, -1) })
    else if (event.key === 'PageDown') go({ date: step(view, date, 1) })
    else if (!moveAmongEntries(event)) return
    event.preventDefault()
  }
  const { data, error } = query
  const days = entriesByDay(data ? [...data.starting.entries, ...data.open.entries] : [], now())
  const shared = { days, today, viewerId: personId, onOpen: setOpenId }
  const agendaDays = Array.from({ length: period.days }, (_, index) => addDays(period.from, index))

  return (
    <>
      {head?.(period.words)}
      <div className={styles.tools}>
        <Segments label="View" value={view} onChange={(value) => go({ view: value })} options={views} />
        <div className={clsx(styles.pager, 'btn-row')}>
          <Button icon="left" label={`Earlier ${noun}`} onClick={() => go({ date: step(view, date, -1) })} />
          <Button onClick={() => go({ date: today })}>Today</Button>
          <Button icon="right" label={`Later ${noun}`} onClick={() => go({ date: step(view, date, 1) })} />
        </div>
      </div>
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
          {view === 'month' && (
            <MonthGrid {...shared} month={date} onDay={(day) => go({ view: 'day', date: day })} onKeyDown={keys} />
          )}
          {view === 'list' && <Agenda {...shared} shown={agendaDays} strip={null} />}
          {(view === 'week' || view === 'day') && (
            <>
              <div className="only-wide">
                <SessionWeek {...shared} shown={agendaDays} onKeyDown={keys} />
              </div>
              <div className="only-narrow">
                <Agenda {...shared} shown={agendaDays} strip={{ date, onDay: (day) => go({ date: day }) }} />
              </div>
            </>
          )}
        </div>
      )}
      {data && data.starting.pageInfo.totalCount > data.starting.entries.length && (
        <p className={clsx(styles.help, 'help')}>
          The first {data.starting.entries.length} of {data.starting.pageInfo.totalCount} sessions are shown. Choose a
          shorter view to see the rest.
        </p>
      )}
      <p className={clsx(styles.help, 'help')}>
        London time
        {differsFromLondon(zone, noonOf(date)) && `; ${zoneCity(zone)} is shown beside them`}.
        {data && (
          <span className="only-wide">
            {' '}
            Arrow keys go from one to the next, <kbd>Page Up</kbd> and <kbd>Page Down</kbd> turn the page.
          </span>
        )}
      </p>
      {openId && sheet(openId, () => setOpenId(null))}
    </>
  )
}

/** Arrow keys go through the entries in the order of the page. */
function moveAmongEntries({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
  const by = steps[key]
  if (by === undefined) return false
  const entries = [...currentTarget.querySelectorAll<HTMLElement>('[data-entry]')]
  const at = entries.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? undefined : entries[at + by]
  next?.focus()
  return next !== undefined
}
