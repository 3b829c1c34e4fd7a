import { useState } from 'react'
import { Card } from '../../components/card'
import { LinkButton } from '../../components/link-button'
import { formatLondonTime, sameDay } from '../../components/london-time'
import { Row, RowList } from '../../components/row-list'
import { Tag } from '../../components/tag'
import { now } from '../../providers/clock'
import { useLive } from '../../providers/live'
import { useApi } from '../../providers/query'
import { holds, type Viewer } from '../../providers/viewer'
import { StaffDashboard as Document, type UpcomingFragment } from './dashboard.documents'
import { DashboardState } from './dashboard-state'

const HOUR_MS = 3_600_000
const SHOWN = 8

/** Staff: today's sessions with those without a tutor first, and the screens they manage with how much each holds. */
export function StaffDashboard({ viewer }: { viewer: Viewer }) {
  const [hour] = useState(() => Math.floor(now() / HOUR_MS) * HOUR_MS)
  const query = useApi(
    Document,
    {
      from: new Date(hour - 24 * HOUR_MS).toISOString(),
      until: new Date(hour + 25 * HOUR_MS).toISOString(),
      late: new Date(hour - 7 * 24 * HOUR_MS).toISOString(),
      sessions: holds(viewer, ['view_all_sessions', 'manage_sessions']),
      people: holds(viewer, 'view_all_users'),
      mocks: holds(viewer, 'view_all_mocks'),
    },
    { refetchInterval: 120_000 },
  )
  useLive(['Session'], ['StaffDashboard'])
  const { data } = query
  if (!data) return <DashboardState query={query} />

  const today = unassignedFirst((data.today?.entries ?? []).filter(({ startAt }) => sameDay(startAt, now())))
  const unassigned = data.unassigned?.pageInfo.totalCount ?? 0
  const waiting = data.waiting?.pageInfo.totalCount ?? 0
  const places = [
    data.today && { to: '/sessions', title: 'Sessions', meta: `${today.length} today` },
    data.users && {
      to: '/users',
      title: 'Users',
      meta: `${data.users.pageInfo.totalCount.toLocaleString('en-GB')} people`,
    },
    data.mocks && {
      to: '/mocks',
      title: 'Mocks',
      meta: `${data.mocks.pageInfo.totalCount.toLocaleString('en-GB')} in the bank`,
    },
    holds(viewer, 'manage_billing') && { to: '/billing', title: 'Billing', meta: 'Purchases, payments and payouts' },
    holds(viewer, 'manage_settings') && { to: '/settings', title: 'Settings', meta: 'Session types, areas and roles' },
  ].filter((place) => !!place)

  return (
    <div className="dash">
      <div className="dash-main">
        {data.today && (
          <Card
            title="Today’s sessions"
            count={today.length}
            lined={unassigned > 0}
            foot={
              <LinkButton to="/sessions" size="sm">
                All sessions
              </LinkButton>
            }
          >
            {today.length === 0 ? (
              <p className="meta">No session starts today.</p>
            ) : (
              <RowList tight>
                {today.slice(0, SHOWN).map((session) => (
                  <TodayRow key={session.id} session={session} />
                ))}
              </RowList>
            )}
          </Card>
        )}
        {(unassigned > 0 || waiting > 0) && (
          <Card title="Needs somebody">
            <RowList tight>
              {unassigned > 0 && (
                <Row
                  title={`${unassigned} without a tutor`}
                  meta="Booked or running, and nobody is assigned"
                  end={
                    <LinkButton to="/sessions?assignmentStatus=unassigned" size="sm">
                      Assign
                    </LinkButton>
                  }
                />
              )}
              {waiting > 0 && (
                <Row
                  title={`${waiting} begun more than a week ago and not marked`}
                  meta="Marks are due 7 days after the hand-in"
                  end={
                    <LinkButton to="/sessions?status=ready,marking,in_review" size="sm">
                      Open
                    </LinkButton>
                  }
                />
              )}
            </RowList>
          </Card>
        )}
      </div>
      <div className="dash-side">
        {places.length > 0 && (
          <Card title="What you manage">
            <RowList tight>
              {places.map(({ to, title, meta }) => (
                <Row key={to} to={to} title={title} meta={meta} />
              ))}
            </RowList>
          </Card>
        )}
      </div>
    </div>
  )
}

function TodayRow({ session }: { session: UpcomingFragment }) {
  const person = (wanted: boolean) =>
    session.attendees.find(({ role }) => (role === 'candidate') === wanted)?.user?.fullName ?? ''
  return (
    <Row
      before={
        <time className="hours num" dateTime={session.startAt}>
          {formatLondonTime(session.startAt)}
        </time>
      }
      title={session.name}
      to={`/sessions/${session.id}`}
      meta={[session.practiceArea?.name, person(true), person(false)].filter(Boolean).join(' · ')}
      end={
        session.assignmentStatus === 'unassigned' && (
          <Tag icon="warn" kind="warning">
            Unassigned
          </Tag>
        )
      }
    />
  )
}

const unassignedFirst = (sessions: UpcomingFragment[]) =>
  [...sessions].sort(
    (a, b) => Number(b.assignmentStatus === 'unassigned') - Number(a.assignmentStatus === 'unassigned'),
  )
