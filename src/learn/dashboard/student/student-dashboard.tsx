import { Suspense, useDeferredValue } from 'react'
import { inOrder } from '../../../nouns/session/next-moment'
import { askAhead, useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { useLive } from '../../../providers/live/live'
import { lazyPart } from '../../../providers/page/lazy-part'
import { useLater } from '../../../providers/page/use-later'
import type { Viewer } from '../../../providers/sign-in/viewer'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { EmptyState } from '../../../ui/page/blank'
import { dayOf } from '../../../ui/time/london-days'
import { DashboardState } from '../dashboard-state'
import { NextSession } from '../next-session'
import type { DayProps } from './beginning'
import { ComingUp } from './coming-up'
import { ExamCountdown } from './exam-countdown'
import { GroupsCard } from './groups-card'
import { NeedsYou } from './needs-you'
import { ReadinessCard } from './readiness-card'
import { RecentResults } from './recent-results'
import { StudentDashboard as Document } from './student.documents'
import styles from './student-dashboard.module.css'
import { tasksOf, whatNeedsYou } from './tasks'
import { TodayTasks } from './today-tasks'
import { WalletCard } from './wallet-card'

const Beginning = lazyPart(() => import('./beginning').then((m) => m.Beginning))

const EventsCard = lazyPart(() => import('../events/events-card').then((m) => m.EventsCard))
/** One's events come after what the day begins with. */
const EVENTS_AFTER_MS = 2_000

/** Asks for a student's day before it is drawn. */
export const askStudent = () => askAhead(Document)

/** A student's day: the next session, urgent things, recent results, and the wallet. */
export function StudentDashboard({ viewer }: { viewer: Viewer }) {
  const query = useApi(Document, undefined, { refetchInterval: 60_000 })
  useLive(
    ['Session', 'Wallet', 'ExamSitting', 'LibraryPermission', 'TestAttempt', 'Member', 'StudyGroupPost'],
    ['StudentDashboard'],
  )
  const data = useDeferredValue(query.data)
  if (!data) return <DashboardState query={query} inColumns />

  const today = dayOf(now())
  return data.ever.pageInfo.totalCount === 0 ? (
    <Suspense fallback={<DashboardState query={query} inColumns />}>
      <Beginning data={data} viewer={viewer} today={today} />
    </Suspense>
  ) : (
    <Day data={data} viewer={viewer} today={today} />
  )
}

function Day({ data, viewer, today }: DayProps) {
  const isLater = useLater(EVENTS_AFTER_MS)
  const at = now()
  const booked = data.upcoming.entries.filter(({ status }) => status !== 'pending')
  const [next, ...later] = inOrder(booked, at)
  const isHolding = whatNeedsYou(data, at).held.length > 0
  return (
    <>
      {next && (
        <div className={styles.first}>
          <NextSession session={next} viewerId={viewer.id} />
        </div>
      )}
      <div className={styles.cards}>
        <NeedsYou data={data} now={at} />
        {!next && !isHolding && <NothingBooked />}
        <TodayTasks tasks={tasksOf(data, { now: at, today, next: next?.id })} />
        <ComingUp booked={later} now={at} />
        <GroupsCard groups={data.userStudyGroups} />
        <ExamCountdown sittings={data.examSittings} today={today} />
        <ReadinessCard papers={data.testResults.papers} />
        <RecentResults results={data.released.entries} />
        <WalletCard balance={data.wallet.balance} types={data.sessionTypes} />
      </div>
      {isLater && (
        <Suspense>
          <EventsCard />
        </Suspense>
      )}
    </>
  )
}

function NothingBooked() {
  return (
    <Card>
      <EmptyState
        icon="booking"
        title="Nothing booked"
        action={
          <LinkButton to="/booking" variant="primary">
            Book a session
          </LinkButton>
        }
      >
        Choose a station and a start. Your next session then appears here, with a countdown, its materials and your
        tutor.
      </EmptyState>
    </Card>
  )
}
