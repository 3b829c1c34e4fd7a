import { disputeUntil } from '../../../../rules/room/session-timing'
import { nameOf } from '../../../nouns/session/attendees'
import { outcomeWords, reasonWords } from '../../../nouns/session/dispute-words'
import { now } from '../../../providers/device/clock'
import { LinkButton } from '../../../ui/action/link-button'
import { formatMoney } from '../../../ui/money/money'
import { TimeLeft } from '../../../ui/time/countdown'
import { When } from '../../../ui/time/when'
import type { RoomSession } from '../session-parts'
import { DisputeForm } from './dispute-form'
import styles from './no-show.module.css'

interface NoShowProps {
  session: RoomSession
  /** Whether the candidate reads it. */
  mine: boolean
  /** Reloads the session when the time to dispute is over. */
  onTime: () => void
}

/** What is to be known first: for whom the dispute was decided, or that there is a no-show. */
function headOf({ noShowDispute: dispute, price }: RoomSession, mine: boolean): string {
  if (dispute?.outcome === 'refunded')
    return mine && price ? `${formatMoney(price)} is back in your wallet` : 'The no-show was withdrawn'
  if (mine && dispute?.outcome === 'reinstated')
    return dispute.rebookedSessionId ? 'Your free booking is used' : 'You have a free booking'
  return mine ? 'You were recorded as absent' : 'Recorded as a no-show'
}

/** A session that its candidate missed: what was recorded, the dispute and its outcome. */
export function NoShowPage({ session, mine, onTime }: NoShowProps) {
  const dispute = session.noShowDispute
  const tutor = nameOf(session, 'tutor', 'interviewer')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2>{headOf(session, mine)}</h2>
        <p>
          <When at={session.startAt} until={session.endAt} />
          {mine && tutor && `, with ${tutor}`}.
          {session.noShowAt && (
            <>
              {' '}
              Recorded as a no-show <When at={session.noShowAt} />.
            </>
          )}
        </p>
      </header>
      {dispute ? (
        <Dispute session={session} dispute={dispute} mine={mine} />
      ) : session.allowed.includes('sessionNoShowDispute') ? (
        <DisputeForm session={session} onTime={onTime} />
      ) : (
        <Undisputed session={session} mine={mine} onTime={onTime} />
      )}
      <div className="btn-row">
        {mine && !dispute?.rebookUntil && <LinkButton to={bookingOf(session)}>Book this again</LinkButton>}
        <LinkButton to="/classroom">All sessions</LinkButton>
      </div>
    </div>
  )
}

const bookingOf = ({ sessionType, practiceArea }: RoomSession) =>
  sessionType ? `/booking/${sessionType.id}${practiceArea ? `?area=${practiceArea.id}` : ''}` : '/booking'

function Undisputed({ session: { noShowAt }, mine, onTime }: NoShowProps) {
  if (!noShowAt) return null
  const until = disputeUntil({ noShowAt })
  if (until <= now())
    return (
      <p className="sub">{mine ? 'The 72 hours to dispute it are over.' : 'It was not disputed within 72 hours.'}</p>
    )
  return (
    <p>
      The candidate can dispute it for another <TimeLeft end={until} now={now} onEnd={onTime} />, until{' '}
      <When at={until} />.
    </p>
  )
}

interface DisputeProps {
  session: RoomSession
  dispute: NonNullable<RoomSession['noShowDispute']>
  mine: boolean
}

function Dispute({ session, dispute, mine }: DisputeProps) {
  const { outcome } = dispute
  return (
    <>
      <section className={styles.said} aria-labelledby="dispute-said">
        <h3 id="dispute-said">
          {mine ? 'Your dispute' : 'The candidate’s dispute'}: {reasonWords[dispute.reason]}
        </h3>
        <p className={styles.words}>{dispute.message}</p>
        <p className="help">
          Sent <When at={dispute.insertedAt} />
        </p>
      </section>
      <section className={styles.decision} aria-labelledby="dispute-decision">
        <h3 id="dispute-decision">{outcome ? outcomeWords[outcome] : 'The school is deciding'}</h3>
        {outcome ? (
          <>
            <p className={styles.words}>{dispute.answer}</p>
            {dispute.resolvedAt && (
              <p className="help">
                Decided <When at={dispute.resolvedAt} />
              </p>
            )}
          </>
        ) : (
          <p>
            You get the answer and its reason by e-mail and here, by <When at={dispute.answerBy} />.
          </p>
        )}
        {mine && <FreeBooking session={session} dispute={dispute} />}
      </section>
    </>
  )
}

function FreeBooking({ session, dispute: { rebookUntil, rebookedSessionId } }: Omit<DisputeProps, 'mine'>) {
  if (!rebookUntil) return null
  if (rebookedSessionId)
    return (
      <LinkButton variant="primary" to={`/classroom/${rebookedSessionId}`}>
        Go to the new session
      </LinkButton>
    )
  if (Date.parse(rebookUntil) <= now())
    return (
      <p>
        The free booking could be used until <When at={rebookUntil} />.
      </p>
    )
  return (
    <>
      <p>
        Book one {session.sessionType?.name ?? 'session of this type'} by <When at={rebookUntil} />, in place of the one
        that you missed. It costs nothing.
      </p>
      <LinkButton variant="primary" to={bookingOf(session)}>
        Book it free
      </LinkButton>
    </>
  )
}
