import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { opensAt } from '../../../rules/room/session-timing'
import { nameOf } from '../../nouns/session/attendees'
import { isLive, type Phase } from '../../nouns/session/state'
import { now } from '../../providers/device/clock'
import { Icon } from '../../ui/action/icon'
import type { IconName } from '../../ui/action/icon-paths'
import { LinkButton } from '../../ui/action/link-button'
import { DescriptionList } from '../../ui/data/description-list'
import { RichText } from '../../ui/rich-text/rich-text'
import { Countdown, TimeLeft } from '../../ui/time/countdown'
import { When } from '../../ui/time/when'
import { ChangeSession } from '../calendar/change-session'
import { CostsOfChange } from '../calendar/costs-of-change'
import styles from './classroom.module.css'
import { NoShowPage } from './no-show/no-show-page'
import type { RoomSession } from './session-parts'

interface StatePageProps {
  session: RoomSession
  phase: Phase
  /** Whether the candidate reads it. */
  mine: boolean
  /** Reloads the session when a time has come. */
  onTime: () => void
}

/** A page with one message about a session: not open yet, over, cancelled. */
export function StatePage(props: StatePageProps) {
  const { session, phase, mine, onTime } = props
  switch (phase) {
    case 'hold':
      return (
        <Statement
          icon="clock"
          title={mine ? 'This session is held for you and not paid yet' : 'This session is held and not paid yet'}
          actions={
            mine && (
              <LinkButton variant="primary" to={`/booking/confirmation?session=${session.id}`}>
                Go to the booking
              </LinkButton>
            )
          }
        >
          {session.holdUntil && (
            <p>
              The hold ends in <TimeLeft end={session.holdUntil} now={now} onEnd={onTime} />, at{' '}
              <When at={session.holdUntil} show="time" />.
            </p>
          )}
        </Statement>
      )
    case 'before':
      return <BeforeOpening {...props} />
    case 'cancelled':
      if (session.noShowDispute?.outcome) return <NoShowPage session={session} mine={mine} onTime={onTime} />
      return (
        <Statement icon="close" title="This session was cancelled" actions={mine && <BookAgain />}>
          {session.cancelReason && <p>Reason: {session.cancelReason}</p>}
          <p className="sub">
            It was booked for <When at={session.startAt} until={isLive(session) ? session.endAt : undefined} />. Fees
            and refunds are in the wallet’s transactions.
          </p>
        </Statement>
      )
    case 'no_show':
      return <NoShowPage session={session} mine={mine} onTime={onTime} />
    default:
      return (
        <Statement icon="clock" title={expiredTitle(session)} actions={mine && <BookAgain />}>
          <p className="sub">
            {session.deadline ? (
              <>
                Answers were due <When at={session.deadline} />.
              </>
            ) : (
              <>
                It was to begin <When at={session.startAt} />.
              </>
            )}
          </p>
        </Statement>
      )
  }
}

// A hold keeps its end until it is paid.
const expiredTitle = ({ deadline, holdUntil }: RoomSession) =>
  holdUntil === null && deadline ? 'The deadline passed without an answer' : 'The hold ran out before it was paid'

const BookAgain = () => (
  <LinkButton variant="primary" to="/booking">
    Book another
  </LinkButton>
)

function BeforeOpening({ session, mine, onTime }: StatePageProps) {
  const live = isLive(session)
  const opens = opensAt(session)
  const { sessionType } = session
  const tutor = nameOf(session, 'tutor', 'interviewer')
  return (
    <div className={styles.roomPage}>
      <section className={styles.stateNext} aria-labelledby="state-next">
        <h2 className="eyebrow" id="state-next">
          Instructions and materials open in
        </h2>
        <Countdown large end={opens} now={now} onEnd={onTime} overText="Opening" />
        <p>
          <When at={opens} look="long" />
        </p>
      </section>
      <DescriptionList
        items={[
          {
            term: live ? 'Session' : 'Opens',
            value: <When at={session.startAt} until={live ? session.endAt : undefined} look="long" />,
          },
          ...(live
            ? []
            : [
                {
                  term: 'Answers due',
                  value: session.deadline ? <When at={session.deadline} look="long" /> : 'With the end of the session',
                },
              ]),
          ...(tutor ? [{ term: 'With', value: tutor }] : []),
          ...(sessionType?.preparationTime
            ? [{ term: 'Preparation', value: `${sessionType.preparationTime} minutes before the start` }]
            : []),
        ]}
      />
      {mine && session.allowed.includes('sessionReschedule') && (
        <div className={styles.change}>
          <div className="btn-row">
            <ChangeSession session={session} />
          </div>
          <CostsOfChange id={session.id} />
        </div>
      )}
      {mine && (
        <section className={styles.taskPart}>
          <h2 className="eyebrow">What to bring</h2>
          <RichText html={live ? liveKit : writtenKit} />
        </section>
      )}
      <p className="help">This page opens by itself at that time; there is no need to reload it.</p>
    </div>
  )
}

const liveKit =
  /* text */ '<ul><li>A quiet room with a door that closes, a camera and a microphone that you have tried.</li><li>Pen and paper for your notes. Notes made during the preparation may stay with you.</li><li>No books and no other screens, unless the instructions allow them.</li></ul>'
const writtenKit =
  /* text */ '<ul><li>A computer with a keyboard. Answers are written here, or uploaded as PDF or Word.</li><li>Enough time in one sitting. You have days to hand in, but the station itself is short.</li><li>Your own work. The instructions say what you may look up.</li></ul>'

function Statement({
  icon,
  title,
  actions,
  children,
}: {
  icon: IconName
  title: string
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={clsx(styles.roomPage, styles.statement)}>
      <Icon name={icon} size="xl" />
      <h2>{title}</h2>
      {children}
      <div className="btn-row">
        {actions}
        <LinkButton to="/classroom">All sessions</LinkButton>
      </div>
    </div>
  )
}
