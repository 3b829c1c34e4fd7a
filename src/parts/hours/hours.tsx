import { clsx } from 'clsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { useLive } from '../../providers/live/live'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import { addDays, dayOf, isDay, mondayOf, spanOf, weekWords } from '../../ui/time/london-days'
import calendarStyles from '../session-calendar/calendar.module.css'
import { ExceptionsCard } from './exceptions-card'
import { Availability, TakenTime } from './hours.documents'
import { type Draft, HoursForm, newHours } from './hours-form'
import { HoursGrid } from './hours-grid'
import { HoursList } from './hours-list'
import styles from './slots.module.css'

interface HoursProps {
  /** Whose hours; one's own without it. */
  userId?: string
  /** The zone of new hours. */
  zone: string
  /** What there is to say of hours that are not there yet. */
  none: string
}

/** The weekly hours of a tutor with what is taken of them, and the days that differ. */
export function Hours({ userId, zone, none }: HoursProps) {
  const [params, setParams] = useSearchParams()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [asksToRemove, setAsksToRemove] = useState(false)
  const thisWeek = mondayOf(dayOf(now()))
  const asked = params.get('week')
  const monday = isDay(asked) ? mondayOf(asked) : thisWeek
  const turn = (to: string) => setParams({ week: to }, { replace: true, preventScrollReset: true })
  const query = useApi(Availability, { userId })
  const taken = useApi(TakenTime, { userId, ...spanOf(monday, 7) })
  useLive(
    ['AvailabilityRule', 'AvailabilityException', 'Session'],
    ['Availability', 'AvailabilityExceptions', 'TakenTime'],
  )
  const { data, error } = query
  if (error && !data) {
    return (
      <Card>
        <ErrorState title="These hours did not load" onRetry={() => query.refetch()} retrying={query.isFetching} />
      </Card>
    )
  }
  if (!data) {
    return (
      <Loading label="Loading hours">
        <Skeleton height={620} />
      </Loading>
    )
  }
  const add = (weekday: number) => {
    setAsksToRemove(false)
    setDraft(newHours(weekday, zone))
  }
  const edit = (id: string, remove = false) => {
    setAsksToRemove(remove)
    const rule = data.availabilityRules.find((each) => each.id === id)
    if (rule) setDraft({ ...rule, from: rule.from.slice(0, 5), until: rule.until.slice(0, 5) })
  }
  const types = data.sessionTypes.filter(({ children }) => children.length === 0)
  const shared = {
    rules: data.availabilityRules,
    taken: taken.data?.slots.entries ?? [],
    monday,
    chosenId: draft?.id ?? null,
    onAdd: add,
    onEdit: edit,
  }
  return (
    <div className={styles.slots}>
      <div>
        <div className={calendarStyles.tools}>
          <div className="btn-row">
            <Button icon="left" label="Week before" onClick={() => turn(addDays(monday, -7))} />
            <Button onClick={() => turn(thisWeek)}>This week</Button>
            <Button icon="right" label="Week after" onClick={() => turn(addDays(monday, 7))} />
          </div>
          <p className={clsx(styles.week, 'num')} aria-live="polite">
            {weekWords(monday)}
          </p>
        </div>
        {data.availabilityRules.length === 0 && (
          <Card className={styles.none}>
            <EmptyState
              icon="calendar"
              title="No hours are open yet"
              action={
                <Button variant="primary" icon="plus" onClick={() => add(1)}>
                  Add hours
                </Button>
              }
            >
              {none}
            </EmptyState>
          </Card>
        )}
        <div className="only-wide">
          <HoursGrid {...shared} />
        </div>
        <div className="only-narrow">
          <HoursList {...shared} />
        </div>
        <p className={clsx(calendarStyles.help, 'help')}>
          Repeats weekly, in the time zone of the hours. Existing bookings don’t change.
          <span className="only-wide">
            {' '}
            <kbd>Enter</kbd> on a block opens it, <kbd>Del</kbd> asks to remove it.
          </span>
        </p>
      </div>
      <div className={styles.side}>
        {draft && (
          <HoursForm
            key={`${draft.id ?? `new-${draft.weekday}`}-${asksToRemove}`}
            draft={draft}
            userId={userId}
            zone={zone}
            types={types}
            areas={data.practiceAreas}
            asksToRemove={asksToRemove}
            onDone={() => setDraft(null)}
          />
        )}
        <ExceptionsCard userId={userId} zone={zone} types={types} areas={data.practiceAreas} />
      </div>
    </div>
  )
}
