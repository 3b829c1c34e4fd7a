import { clsx } from 'clsx'
import { marksDueAt } from '../../../access/room/session-timing'
import { ClassroomLayout } from '../../layouts/classroom-layout'
import { nameOf, personIn, roleOf } from '../../nouns/session/attendees'
import { closesAt, isLive, lookOf, type Phase, phaseOf } from '../../nouns/session/state'
import { now } from '../../providers/device/clock'
import { Icon } from '../../ui/action/icon'
import { Tag } from '../../ui/data/tag'
import { Countdown } from '../../ui/time/countdown'
import countdownStyles from '../../ui/time/countdown.module.css'
import { formatLondonDateTime, formatLondonTime } from '../../ui/time/london-time'
import { When } from '../../ui/time/when'
import { HandIn } from './answers/hand-in'
import { CandidateRoom } from './candidate-room'
import styles from './classroom.module.css'
import { MarkerActions } from './marking/marker-actions'
import { MarkerRoom } from './marking/marker-room'
import { isDirty } from './marking/marksheet-draft'
import { type Marksheet, useMarksheet } from './marking/use-marksheet'
import type { RoomSession } from './session-parts'
import { StatePage } from './state-pages'

interface RoomProps {
  session: RoomSession
  userId: string
  onTime: () => void
}

const plain: readonly Phase[] = ['hold', 'cancelled', 'expired', 'no_show']

/** The bar and the room of a session, for the signed-in person's role. */
export function Room({ session, userId, onTime }: RoomProps) {
  const role = roleOf(session, userId)
  const mine = role === 'candidate'
  const phase = phaseOf(session, now())
  const look = lookOf(phase)
  const marksheet = useMarksheet(session, userId)
  const type = session.sessionType?.name ?? 'Session'
  const candidate = nameOf(session, 'candidate')
  const tutor = nameOf(session, 'tutor', 'interviewer')
  const area = session.practiceArea?.name
  const alone = plain.includes(phase) || (phase === 'before' && mine)
  return (
    <ClassroomLayout
      title={mine ? type : (candidate ?? type)}
      about={
        mine ? (
          area
        ) : (
          <>
            <span className={clsx(styles.roomState, 'only-wide')}>
              <Tag icon={look.icon} kind={look.kind}>
                {look.word}
              </Tag>
            </span>
            {[type, area].filter(Boolean).join(' · ')}
          </>
        )
      }
      aboutMore={mine ? tutor && `with ${tutor}` : session.mock?.name}
      person={mine ? personIn(session, 'tutor', 'interviewer') : personIn(session, 'candidate')}
      back={{ to: '/classroom', label: 'Leave for the list of sessions' }}
      saved={!mine && session.allowed.includes('sessionMarksheetUpdate') && <SavedState marksheet={marksheet} />}
      timer={<Timer session={session} phase={phase} mine={mine} onTime={onTime} />}
      action={mine ? <HandIn session={session} userId={userId} /> : <MarkerActions session={session} />}
      banner={
        mine &&
        session.unreadyMessage &&
        phase === 'open' && (
          <section className={styles.handedBack} aria-label="Handed back">
            <Icon name="undo" size="sm" />
            <div>
              <p className={styles.handedBackTitle}>
                Your answers were handed back
                {session.deadline && (
                  <>
                    ; they are due again <When at={session.deadline} />
                  </>
                )}
              </p>
              <p className={styles.handedBackMessage}>{session.unreadyMessage}</p>
            </div>
          </section>
        )
      }
    >
      {alone ? (
        <main id="main" className={styles.roomScroll} tabIndex={-1}>
          <StatePage session={session} phase={phase} mine={mine} onTime={onTime} />
        </main>
      ) : mine ? (
        <CandidateRoom session={session} phase={phase} userId={userId} />
      ) : (
        <MarkerRoom session={session} phase={phase} userId={userId} marksheet={marksheet} />
      )}
    </ClassroomLayout>
  )
}

function SavedState({ marksheet: { state } }: { marksheet: Marksheet }) {
  const text = savedText(state)
  if (!text) return null
  const unsettled = state.failure !== null || state.conflict !== null
  return (
    <span className={clsx(styles.savedState, state.failure && styles.savedStateFailed)} role="status">
      <Icon name={unsettled ? 'warn' : isDirty(state) ? 'refresh' : 'check'} size="sm" />
      <span className="num">{text}</span>
    </span>
  )
}

function savedText(state: Marksheet['state']): string | null {
  if (state.failure) return state.failure
  if (state.conflict) return 'Two texts differ'
  if (state.sending) return 'Saving'
  if (isDirty(state)) return 'Not saved yet'
  return state.savedAt ? `Saved ${formatLondonTime(state.savedAt)}` : null
}

function Timer({
  session,
  phase,
  mine,
  onTime,
}: {
  session: RoomSession
  phase: Phase
  mine: boolean
  onTime: () => void
}) {
  if (phase === 'open') {
    const end = isLive(session) ? new Date(session.endAt).getTime() : closesAt(session)
    if (isLive(session) && end <= now()) return <Still what="answers until" at={closesAt(session)} />
    return (
      <Countdown end={end} now={now} onEnd={onTime}>
        {isLive(session) ? 'left' : 'left to hand in'}
        <span className="only-wide">
          , until <When at={end} />
        </span>
      </Countdown>
    )
  }
  if (!mine && (phase === 'handed_in' || phase === 'marking' || phase === 'in_review'))
    return <Still what="marks due, London" at={marksDueAt(session)} />
  if (!mine && phase === 'before') return <Still what="starts, London" at={new Date(session.startAt).getTime()} />
  return null
}

const Still = ({ what, at }: { what: string; at: number }) => (
  <div className={countdownStyles.timer}>
    <p className={clsx(styles.timerStill, 'num')} data-still="">
      {formatLondonDateTime(at)}
    </p>
    <p className={countdownStyles.about}>{what}</p>
  </div>
)
