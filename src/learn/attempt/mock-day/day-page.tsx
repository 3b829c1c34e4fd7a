import { useEffect } from 'react'
import { useParams } from 'react-router'
import { ClassroomLayout } from '../../../layouts/classroom-layout'
import { isNotThere } from '../../../providers/api/api-error'
import { useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { useLive } from '../../../providers/live/live'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Loading, Skeleton } from '../../../ui/data/skeleton'
import { EmptyState, ErrorState } from '../../../ui/page/blank'
import { PadPage } from '../../../ui/page/pad-page'
import { formatLondonDate } from '../../../ui/time/london-time'
import { BreakView } from './break-view'
import styles from './day-page.module.css'
import { DayResult } from './day-result'
import { GiveUp } from './give-up'
import { MockDay } from './mock-day.documents'
import { type Day, dayTitle } from './mock-day-words'

/** A mock day that has begun: its session, its break, or how it went. */
export function DayPage() {
  const { dayId = '' } = useParams()
  const { data, error, refetch, isFetching } = useApi(MockDay, { id: dayId }, { staleTime: 0 })
  useLive(['MockDay', 'TestAttempt'], ['MockDay'])
  const day = data?.mockDay.id === dayId ? data.mockDay : undefined
  const waits = day !== undefined && isMoving(day)
  // The server hands in, and begins, some seconds after the time.
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => void refetch(), 2000)
    return () => clearInterval(timer)
  }, [waits, refetch])
  if (isNotThere(error))
    return (
      <PadPage
        icon="library"
        title="This mock day was not found"
        lead="It may be somebody else’s."
        links={[{ to: '/library/mock-day', label: 'To the mock days' }]}
      />
    )
  return (
    <ClassroomLayout
      title={day ? dayTitle(day) : 'SQE1 mock day'}
      about={day && formatLondonDate(day.startedAt, 'long')}
      back={{ to: '/library', label: 'To the library' }}
      action={day && isRunning(day) && <GiveUp day={day} />}
    >
      <main id="main" className={styles.page}>
        {day ? (
          <Shown day={day} waits={waits} />
        ) : error ? (
          <ErrorState title="This did not load" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Loading>
            <Skeleton height={320} />
          </Loading>
        )}
      </main>
    </ClassroomLayout>
  )
}

const isRunning = ({ status }: Day) => status !== 'over' && status !== 'given_up'
const isPast = (at: string | null) => at !== null && Date.parse(at) <= now()

/** The time of a session, or of the break, is up, and the server is about to act. */
const isMoving = ({ status, sessions, startBy }: Day) =>
  status === 'break'
    ? isPast(startBy)
    : sessions.some((each) => each.status === 'overdue' || (each.status === 'in_progress' && isPast(each.endsAt)))

function Shown({ day, waits }: { day: Day; waits: boolean }) {
  const running = day.sessions.find(({ status }) => status === 'in_progress')
  if (waits)
    return (
      <Card>
        <EmptyState icon="clock" title="The time is up">
          All that you answered is being handed in. The next part is here in a moment.
        </EmptyState>
      </Card>
    )
  if (day.status === 'break') return <BreakView day={day} />
  if (running)
    return (
      <Card lined title={day.half ? 'The session runs' : `Session ${running.mockSession} runs`}>
        <p>{`${running.answered} of ${running.count} answered. The clock goes on while you are away.`}</p>
        <LinkButton className={styles.go} variant="primary" size="lg" to={`/library/attempts/${running.id}`}>
          Go on
        </LinkButton>
      </Card>
    )
  return <DayResult day={day} />
}
