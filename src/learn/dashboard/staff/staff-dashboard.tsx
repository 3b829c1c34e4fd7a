import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { askAhead, useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { useLive } from '../../../providers/live/live'
import { lazyPart } from '../../../providers/page/lazy-part'
import { useLater } from '../../../providers/page/use-later'
import { holds, type Viewer } from '../../../providers/sign-in/viewer'
import { Card } from '../../../ui/data/card'
import { EmptyState } from '../../../ui/page/blank'
import { addDays, type Day, dayOf, startOf } from '../../../ui/time/london-days'
import { DashboardState } from '../dashboard-state'
import { AlsoStrip } from './also-strip'
import { GreyCharts } from './charts/grey-charts'
import { DisputesCard } from './disputes-card'
import { OverdueMarking } from './overdue-marking'
import { SIGN_UP_DAYS, SignUps } from './sign-ups'
import { StaffDashboard as Document, type StaffDashboardQuery } from './staff.documents'
import styles from './staff-dashboard.module.css'
import { TodaySessions } from './today-sessions'

// What waits comes first; the pictures are asked for once it has been drawn.
const WeekCharts = lazyPart(() => import('./charts/week-charts').then((m) => m.WeekCharts))
const CHARTS_AFTER_MS = 300

/** Asks for what waits for staff before it is drawn. */
export function askStaff(person: Able): void {
  const { money: _, ...parts } = partsOf(person)
  askAhead(Document, { ...periodOf(dayOf(now())), ...parts })
}

/** Staff: what waits for them by their abilities, then the latest weeks as pictures. */
export function StaffDashboard({ viewer }: { viewer: Viewer }) {
  const today = dayOf(now())
  const { money, ...parts } = partsOf(viewer)
  const query = useApi(Document, { ...periodOf(today), ...parts }, { refetchInterval: 60_000 })
  useLive(
    [
      ...(parts.sessions ? ['Session'] : []),
      ...(parts.people ? ['User'] : []),
      ...(parts.settings ? ['QueueJob'] : []),
      ...(parts.content ? ['AnswerToMark'] : []),
      ...(parts.groups ? ['Member'] : []),
    ],
    ['StaffDashboard'],
  )
  const data = useDeferredValue(query.data)
  const isLater = useLater(CHARTS_AFTER_MS)
  if (!data) return <DashboardState query={query} />

  const at = now()
  const canOpen = holds(viewer, 'view_all_sessions')
  const waits = firstWaiting(data)
  const grey = <GreyCharts count={Number(parts.sessions) * 2 + Number(money)} />
  return (
    <>
      <div className={styles.work}>
        {data.today && (
          <TodaySessions
            sessions={data.today.entries}
            total={data.today.pageInfo.totalCount}
            unassigned={data.unassigned?.pageInfo.totalCount ?? 0}
            canOpen={canOpen}
            canAssign={canOpen && holds(viewer, ['assign_tutors', 'manage_sessions'])}
            lined={waits === 'tutors'}
          />
        )}
        {data.toMark && <OverdueMarking work={data.toMark} now={at} canOpen={canOpen} lined={waits === 'marks'} />}
        <SignUps people={data} today={today} now={at} />
        {data.disputes && (
          <DisputesCard disputes={data.disputes} now={at} canOpen={canOpen} lined={waits === 'disputes'} />
        )}
        <AlsoStrip {...data} />
        {!data.today && !money && <Quiet />}
      </div>
      {(parts.sessions || money) && (
        <div className={styles.charts}>
          {isLater ? (
            <Suspense fallback={grey}>
              <WeekCharts sessions={parts.sessions} money={money} canOpen={canOpen} />
            </Suspense>
          ) : (
            grey
          )}
        </div>
      )}
    </>
  )
}

/** What has waited for somebody longest or cannot wait: the one margin line of the page stands there. */
function firstWaiting({ unassigned, toMark, disputes }: StaffDashboardQuery): 'tutors' | 'marks' | 'disputes' | null {
  if (unassigned?.pageInfo.totalCount) return 'tutors'
  if (toMark?.pageInfo.totalCount) return 'marks'
  return disputes?.pageInfo.totalCount ? 'disputes' : null
}

/** For staff without due work; hidden if anything else is shown. */
function Quiet(): ReactNode {
  return (
    <Card className={styles.quiet}>
      <EmptyState icon="success" title="Nothing waits for you">
        The menu lists what your role can do. Due work appears here.
      </EmptyState>
    </Card>
  )
}

type Able = Pick<Viewer, 'role' | 'abilities'>

/** The parts to ask for; the server would refuse the others. */
const partsOf = (viewer: Able) => ({
  sessions: holds(viewer, ['view_all_sessions', 'manage_sessions', 'assign_tutors']),
  people: holds(viewer, 'view_all_users'),
  money: holds(viewer, 'manage_billing'),
  settings: holds(viewer, 'manage_settings'),
  content: holds(viewer, 'manage_content'),
  groups: holds(viewer, 'manage_study_groups'),
})

/** Whole days in London, so that the query stays the same until midnight. */
const periodOf = (today: Day) => ({
  day: today,
  month: startOf(addDays(today, -SIGN_UP_DAYS)),
  today: startOf(today),
  tomorrow: startOf(addDays(today, 1)),
})
