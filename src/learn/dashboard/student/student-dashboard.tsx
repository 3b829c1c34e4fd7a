import { Suspense, useDeferredValue } from 'react'
import { inOrder } from '../../../nouns/session/next-moment'
import { askAhead, useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { useLive } from '../../../providers/live/live'
import { lazyPart } from '../../../providers/page/lazy-part'
import type { Viewer } from '../../../providers/sign-in/viewer'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { EmptyState } from '../../../ui/page/blank'
import { dayOf } from '../../../ui/time/london-days'
import { DashboardState } from '../dashboard-state'
import { eventsOf, heldOf } from '../events/held'
import { MyEvents, NextUp } from '../next-up'
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

/** Asks for a student's day before it is drawn. */
export function askStudent(): void {
  askAhead(Document)
}

/** A student's day: the next session or event, urgent things, recent results, and the wallet. */
export function StudentDashboard({ viewer }: { viewer: Viewer }) {
  const query = useApi(Document, undefined, { refetchInterval: 60_000 })
  useLive(
    [
      ...['Session', 'Wallet', 'ExamSitting', 'LibraryPermission', 'TestAttempt', 'Member', 'StudyGroupPost'],
      ...['Meeting', 'MeetingMember'],
    ],
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
  const at = now()
  const booked = data.upcoming.entries.filter(({ status }) => status !== 'pending')
  const events = eventsOf(data, at)
  const [next] = inOrder([...booked, ...heldOf(events)], at)
  const later = inOrder(booked, at).filter(({ id }) => id !== next?.id)
  const isHolding = whatNeedsYou(data, at).held.length > 0
  return (
    <>
      {next && (
        <div className={styles.first}>
          <NextUp next={next} viewerId={viewer.id} />
        </div>
      )}
      <div className={styles.cards}>
        <MyEvents events={events} next={next} />
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
