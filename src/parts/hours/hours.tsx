import { clsx } from 'clsx'
import { useSearchParams } from 'react-router'
import { useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { useLive } from '../../providers/live/live'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import { addDays, type Day, dayOf, isDay, mondayOf, spanOf, weekWords } from '../../ui/time/london-days'
import calendarStyles from '../calendar/calendar.module.css'
import { BusyCard } from './busy-card'
import { ExceptionsCard } from './exceptions-card'
import { Availability, TakenTime } from './hours.documents'
import { HoursForm } from './hours-form'
import { HoursOfWeek } from './hours-of-week'
import styles from './slots.module.css'
import { useBusyOfWeek } from './use-busy-of-week'
import { useEditedHours } from './use-edited-hours'

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
  const week = useWeekShown()
  const query = useApi(Availability, { userId })
  const taken = useApi(TakenTime, { userId, ...spanOf(week.monday, 7) })
  const busy = useBusyOfWeek(userId, week.monday)
  const { data, error } = query
  const rules = data?.availabilityRules ?? []
  const hours = useEditedHours(rules, zone)
  useLive(
    ['AvailabilityRule', 'AvailabilityException', 'BusyCalendar', 'BusyTime', 'Session'],
    ['Availability', 'AvailabilityExceptions', 'BusyTimes', 'TakenTime'],
  )
  if (error && !data) return <NotLoaded onRetry={() => query.refetch()} retrying={query.isFetching} />
  if (!data) {
    return (
      <Loading label="Loading hours">
        <Skeleton height={620} />
      </Loading>
    )
  }
  const person = {
    userId,
    zone,
    offered: { types: data.sessionTypes.filter(({ children }) => children.length === 0), areas: data.practiceAreas },
  }
  return (
    <div className={styles.slots}>
      <div>
        <WeekTools week={week} />
        {rules.length === 0 && <NoHours words={none} onAdd={() => hours.add(week.monday)} />}
        <HoursOfWeek
          rules={rules}
          taken={taken.data?.slots.entries ?? []}
          busy={busy}
          monday={week.monday}
          draft={hours.edited?.draft ?? null}
          onAdd={hours.add}
          onEdit={hours.edit}
          onDraw={hours.draw}
          onPlace={hours.place}
          onLeave={hours.close}
        />
      </div>
      <div className={styles.side}>
        {hours.edited && (
          <HoursForm
            key={`${hours.edited.draft.id}-${hours.edited.asksToRemove}`}
            {...person}
            {...hours.edited}
            rule={hours.rule}
            set={hours.set}
            onDone={hours.close}
          />
        )}
        <BusyCard times={busy} isOwn={userId === undefined} />
        <ExceptionsCard {...person} />
      </div>
    </div>
  )
}

const NotLoaded = (retry: { onRetry: () => void; retrying: boolean }) => (
  <Card>
    <ErrorState title="These hours did not load" {...retry} />
  </Card>
)

/** The week of the address, or this one. */
function useWeekShown() {
  const [params, setParams] = useSearchParams()
  const thisWeek = mondayOf(dayOf(now()))
  const asked = params.get('week')
  return {
    monday: isDay(asked) ? mondayOf(asked) : thisWeek,
    thisWeek,
    turn: (to: Day) => setParams({ week: to }, { replace: true, preventScrollReset: true }),
  }
}

const WeekTools = ({ week: { monday, thisWeek, turn } }: { week: ReturnType<typeof useWeekShown> }) => (
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
)

const NoHours = ({ words, onAdd }: { words: string; onAdd: () => void }) => (
  <Card className={styles.none}>
    <EmptyState
      icon="calendar"
      title="No hours are open yet"
      action={
        <Button variant="primary" icon="plus" onClick={onAdd}>
          Add hours
        </Button>
      }
    >
      {words}
    </EmptyState>
  </Card>
)
