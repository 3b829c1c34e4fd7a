import { ChangeSession } from '../../parts/calendar/change-session'
import { CostsOfChange } from '../../parts/calendar/costs-of-change'
import { now } from '../../providers/device/clock'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { downloadCalendarFile } from '../../ui/files/calendar-file'
import { PageHeader } from '../../ui/page/page-header'
import { dayOf } from '../../ui/time/london-days'
import { formatLondonDateTime } from '../../ui/time/london-time'
import { When } from '../../ui/time/when'
import styles from './confirmation.module.css'
import { type ConfirmedSession, opensWhenBooked, withWhom } from './confirmed-session'
import { SessionCard } from './session-card'

interface BookedSessionProps {
  session: ConfirmedSession
  /** Whether it was booked on this page a moment ago. */
  arrived?: boolean
}

/** After booking: when the session is, what happens next, and where to find it. */
export function BookedSession({ session, arrived }: BookedSessionProps) {
  const { deadline, startAt, endAt } = session
  const classroom = `/classroom/${session.id}`
  const keep = () =>
    downloadCalendarFile(
      {
        id: session.id,
        title: session.name,
        startAt,
        // A deadline a week away is no appointment of a week, so the calendar gets its first hour.
        endAt: deadline ? new Date(Date.parse(startAt) + 3_600_000).toISOString() : endAt,
        description: [withWhom(session), deadline && `Answers are due ${formatLondonDateTime(deadline)} London.`]
          .filter(Boolean)
          .join('\n'),
        url: `${window.location.origin}${classroom}`,
      },
      new Date(now()),
    )
  return (
    <>
      <PageHeader title="Booked" arrived={arrived} crumbs={[{ label: 'Booking', to: '/booking' }]} />
      <div className={styles.confirm}>
        <SessionCard session={session}>
          <div className="btn-row">
            <LinkButton to={classroom} variant="primary" icon="classroom">
              Open classroom
            </LinkButton>
            <LinkButton to={`/calendar/events?date=${dayOf(startAt)}`} icon="calendar">
              View calendar
            </LinkButton>
            <Button icon="download" onClick={keep}>
              Download .ics
            </Button>
            <ChangeSession session={session} />
          </div>
          {session.allowed.includes('sessionReschedule') && <CostsOfChange id={session.id} />}
        </SessionCard>
        <Card title="What happens next">
          <NextSteps session={session} />
        </Card>
      </div>
    </>
  )
}

function NextSteps({ session }: { session: ConfirmedSession }) {
  const { deadline, accessOpen, startAt, endAt } = session
  return (
    <ol className={styles.next}>
      <li>A confirmation with an invitation for your calendar is on its way by e-mail.</li>
      {deadline ? (
        <>
          <li>
            {opensWhenBooked(session) ? (
              'The materials are open in the classroom.'
            ) : (
              <>
                The materials open in the classroom <When at={startAt} />.
              </>
            )}
          </li>
          <li>
            Hand in your answer by <When at={deadline} />.
          </li>
        </>
      ) : (
        <>
          {accessOpen && accessOpen !== startAt && (
            <li>
              The materials open in the classroom <When at={accessOpen} />.
            </li>
          )}
          <li>
            Join from the classroom <When at={startAt} until={endAt} />.
          </li>
        </>
      )}
      <li>Marks and feedback come to the classroom once your tutor releases them.</li>
    </ol>
  )
}
