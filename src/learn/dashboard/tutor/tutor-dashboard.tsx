import { clsx } from 'clsx'
import { useDeferredValue } from 'react'
import { isOverdue } from '../../../../rules/room/session-timing'
import { conducts, roleOf } from '../../../nouns/session/attendees'
import { inOrder, isOn, overAt } from '../../../nouns/session/next-moment'
import { isLive } from '../../../nouns/session/state'
import { askAhead, useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { useLive } from '../../../providers/live/live'
import { isStaff, type Viewer } from '../../../providers/sign-in/viewer'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { EmptyState } from '../../../ui/page/blank'
import { addDays, type Day, dayOf, startOf } from '../../../ui/time/london-days'
import { formatLondonTime, sameDay } from '../../../ui/time/london-time'
import { When } from '../../../ui/time/when'
import styles from '../dashboard.module.css'
import { DashboardState } from '../dashboard-state'
import { eventsOf, heldOf } from '../events/held'
import { MyEvents, NextUp } from '../next-up'
import { ApplicantsCard } from './applicants-card'
import { Earnings } from './earnings'
import { FreeHours } from './free-hours-card'
import { isMine, isTheirTurn, MarkingQueue } from './marking-queue'
import { ToAccept } from './to-accept'
import type { UpcomingFragment } from './tutor.documents'
import { TutorDashboard as Document, type TutorDashboardQuery } from './tutor.documents'

/** Asks for a tutor's day before it is drawn. */
export function askTutor(): void {
  askAhead(Document, periodOf(dayOf(now())))
}

/** A tutor's day: the next session or event, today's hours, and the marking, the most urgent first. */
export function TutorDashboard({ viewer }: { viewer: Viewer }) {
  const query = useApi(Document, periodOf(dayOf(now())), { refetchInterval: 60_000 })
  useLive(
    [
      ...['Session', 'AvailabilityRule', 'AvailabilityException', 'Wallet', 'AccessRequest', 'AnswerToMark', 'Member'],
      ...['Meeting', 'MeetingMember'],
    ],
    ['TutorDashboard'],
  )
  const data = useDeferredValue(query.data)
  if (!data) return <DashboardState query={query} />

  const at = now()
  const events = eventsOf(data, at)
  const conducted = data.upcoming.entries.filter(
    (session) => isLive(session) && Date.parse(session.endAt) > at && roleOf(session, viewer.id) !== 'candidate',
  )
  const given = data.upcoming.entries.filter((session) => conducts(roleOf(session, viewer.id)))
  const [next] = inOrder([...conducted, ...heldOf(events)], at)
  const others = inOrder(conducted, at).filter(({ id }) => id !== next?.id)
  const isLate = data.queue.entries.some(
    (session) => isMine(session, viewer.id) && isTheirTurn(session, viewer.id) && isOverdue(session, at),
  )
  // What is overdue comes before what is to come, and after what is on.
  const queueLeads = isLate && !(next && isOn(next, at))
  const queue = <MarkingQueue queue={data.queue} viewerId={viewer.id} now={at} lined={queueLeads} />
  return (
    <div className={styles.dash}>
      <div className={styles.main}>
        {queueLeads && queue}
        {next ? (
          <NextUp next={next} viewerId={viewer.id} isSecond={queueLeads} />
        ) : (
          data.queue.entries.length === 0 && <NothingBooked />
        )}
        <MyEvents events={events} next={next} />
        {isLate && !queueLeads && queue}
        <ToAccept sessions={given} now={at} />
        {!isLate && queue}
      </div>
      <div className={styles.side}>
        <Today sessions={conducted.filter(({ startAt }) => sameDay(startAt, at))} now={at} />
        <Later sessions={others.filter(({ startAt }) => !sameDay(startAt, at))} />
        <WorkOutsideSessions data={data} viewerId={viewer.id} />
        <ApplicantsCard applicants={data.applicants.entries} viewerId={viewer.id} />
        <FreeHours data={data} now={at} />
        <Earnings data={data} />
        {isStaff(viewer) && (
          <OneRow to="/admin/dashboard" title="Staff dashboard" meta="What your other roles are about" />
        )}
      </div>
    </div>
  )
}

const NothingBooked = () => (
  <Card>
    <EmptyState
      icon="calendar"
      title="Nothing is booked with you"
      action={
        <LinkButton to="/calendar/slots" variant="primary">
          Edit your availability
        </LinkButton>
      }
    >
      Students can book the hours that you open; the more there are, the sooner somebody does.
    </EmptyState>
  </Card>
)

/** The sessions of today by their hours; hidden if there are none. */
function Today({ sessions, now: at }: { sessions: readonly UpcomingFragment[]; now: number }) {
  if (sessions.length === 0) return null
  return (
    <Card title="Today" count={sessions.length}>
      <RowList tight>
        {sessions.map((session) => (
          <Row
            key={session.id}
            before={<Hours session={session} />}
            title={session.name}
            to={`/classroom/${session.id}`}
            meta={[candidateOf(session), overAt(session) <= at && 'over'].filter(Boolean).join(', ')}
          />
        ))}
      </RowList>
    </Card>
  )
}

/** The sessions after the next, on other days; hidden if there are none. */
function Later({ sessions }: { sessions: readonly UpcomingFragment[] }) {
  if (sessions.length === 0) return null
  return (
    <Card title="Next sessions" count={sessions.length}>
      <RowList tight>
        {sessions.slice(0, 5).map((session) => (
          <Row
            key={session.id}
            title={session.name}
            to={`/classroom/${session.id}`}
            meta={
              <>
                <When at={session.startAt} until={session.endAt} /> · {candidateOf(session)}
              </>
            }
          />
        ))}
      </RowList>
    </Card>
  )
}

/** Answers in tests that wait for a mark, and people who wait for access. */
function WorkOutsideSessions({ data, viewerId }: { data: TutorDashboardQuery; viewerId: string }) {
  const toMark = data.bundlesToMark.reduce((sum, { waiting }) => sum + waiting, 0)
  const asks = data.accessRequests.entries.filter(({ userId }) => userId !== viewerId).length
  return (
    <>
      {toMark > 0 && (
        <OneRow
          to="/library/marking"
          title="Answers to mark"
          meta={toMark === 1 ? '1 answer waits for you' : `${toMark} answers wait for you`}
        />
      )}
      {asks > 0 && (
        <OneRow
          to="/library/requests"
          title="Requests for access"
          meta={asks === 1 ? 'Somebody waits for your answer' : `${asks} people wait for your answer`}
        />
      )}
    </>
  )
}

const OneRow = (row: { to: string; title: string; meta: string }) => (
  <Card>
    <RowList tight>
      <Row {...row} />
    </RowList>
  </Card>
)

/** Whole days in London, so that the query stays the same until midnight. */
const periodOf = (today: Day) => ({
  from: startOf(addDays(today, -1)),
  soon: startOf(addDays(today, 15)),
  today: startOf(today),
  week: startOf(addDays(today, 7)),
  month: startOf(`${today.slice(0, 8)}01`),
})

function Hours({ session }: { session: UpcomingFragment }) {
  return (
    <p className={clsx(styles.hours, 'num')}>
      <time dateTime={session.startAt}>{formatLondonTime(session.startAt)}</time>
      <span>{formatLondonTime(session.endAt)}</span>
    </p>
  )
}

/** 'Amara Okafor, candidate'. */
function candidateOf({ attendees }: UpcomingFragment): string {
  return attendees
    .filter(({ role, user }) => role === 'candidate' && user?.fullName)
    .map(({ user }) => user?.fullName)
    .join(', ')
}
