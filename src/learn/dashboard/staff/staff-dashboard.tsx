import { type ReactNode, useDeferredValue } from 'react'
import type { Ability } from '../../../../access/viewer'
import { useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { useLive } from '../../../providers/live/live'
import { holds, type Viewer } from '../../../providers/sign-in/viewer'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { EmptyState } from '../../../ui/page/blank'
import { addDays, type Day, dayOf, startOf } from '../../../ui/time/london-days'
import { StaffDashboard as Document } from '../dashboard.documents'
import styles from '../dashboard.module.css'
import { DashboardState } from '../dashboard-state'
import { DisputesCard } from './disputes-card'
import { JobsCard } from './jobs-card'
import { OverdueMarking } from './overdue-marking'
import { SalesCard } from './sales-card'
import { SIGN_UP_DAYS, SignUps } from './sign-ups'
import { TodaySessions } from './today-sessions'

/** Staff: today's work for their abilities, and the screens that they manage. */
export function StaffDashboard({ viewer }: { viewer: Viewer }) {
  const today = dayOf(now())
  const parts = partsOf(viewer)
  const query = useApi(Document, { ...periodOf(today), ...parts }, { refetchInterval: 60_000 })
  useLive(
    [
      ...(parts.sessions ? ['Session'] : []),
      ...(parts.people ? ['User'] : []),
      ...(parts.money ? ['Transaction'] : []),
      ...(parts.settings ? ['QueueJob'] : []),
    ],
    ['StaffDashboard'],
  )
  const data = useDeferredValue(query.data)
  if (!data) return <DashboardState query={query} />

  const at = now()
  const canOpen = holds(viewer, 'view_all_sessions')
  // Staff whose work has no due dates see the figures first.
  const figures = (
    <>
      <SalesCard {...data} />
      <JobsCard {...data} />
    </>
  )
  const hasDay = !!data.today || !!data.signUps
  const managed = places.filter(({ needs }) => holds(viewer, needs))
  return (
    <div className={styles.dash}>
      <div className={styles.main}>
        {data.today && (
          <TodaySessions
            sessions={data.today.entries}
            total={data.today.pageInfo.totalCount}
            unassigned={data.unassigned?.pageInfo.totalCount ?? 0}
            canOpen={canOpen}
          />
        )}
        {data.disputes && <DisputesCard disputes={data.disputes} now={at} canOpen={canOpen} />}
        {data.toMark && <OverdueMarking sessions={data.toMark.entries} now={at} canOpen={canOpen} />}
        <SignUps people={data} today={today} now={at} />
        {!hasDay && figures}
        {!hasDay && <Quiet />}
      </div>
      <div className={styles.side}>
        {hasDay && figures}
        {managed.length > 0 && (
          <Card title="What you manage">
            <RowList tight>
              {managed.map(({ to, title, meta }) => (
                <Row key={to} to={to} title={title} meta={meta} />
              ))}
            </RowList>
          </Card>
        )}
      </div>
    </div>
  )
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

/** The parts to ask for; the server would refuse the others. */
const partsOf = (viewer: Viewer) => ({
  sessions: holds(viewer, ['view_all_sessions', 'manage_sessions', 'assign_tutors']),
  people: holds(viewer, 'view_all_users'),
  money: holds(viewer, 'manage_billing'),
  settings: holds(viewer, 'manage_settings'),
})

/** Whole days in London, so that the query stays the same until midnight. */
const periodOf = (today: Day) => ({
  day: today,
  month: startOf(addDays(today, -SIGN_UP_DAYS)),
  today: startOf(today),
  tomorrow: startOf(addDays(today, 1)),
  late: startOf(addDays(today, -6)),
  week: startOf(addDays(today, -6)),
  weekBefore: startOf(addDays(today, -13)),
})

const places: readonly { needs: Ability; to: string; title: string; meta: string }[] = [
  { needs: 'view_all_sessions', to: '/sessions', title: 'Sessions', meta: 'Every session, with its tutor and state' },
  { needs: 'view_all_users', to: '/users', title: 'Users', meta: 'People and their profiles' },
  { needs: 'view_all_mocks', to: '/mocks', title: 'Mocks', meta: 'Mocks, and who may conduct them' },
  { needs: 'manage_billing', to: '/billing/transactions', title: 'Billing', meta: 'Purchases and all transactions' },
  { needs: 'manage_settings', to: '/settings/session-types', title: 'Session types', meta: 'Prices, times, criteria' },
  { needs: 'manage_roles', to: '/settings/roles', title: 'Roles', meta: 'Who may do what' },
]
