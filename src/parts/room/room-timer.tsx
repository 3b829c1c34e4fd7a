import { clsx } from 'clsx'
import { marksDueAt } from '../../../rules/room/session-timing'
import { closesAt, isLive, type Phase } from '../../nouns/session/state'
import { now } from '../../providers/device/clock'
import { Countdown } from '../../ui/time/countdown'
import countdownStyles from '../../ui/time/countdown.module.css'
import { formatLondonDateTime } from '../../ui/time/london-time'
import { When } from '../../ui/time/when'
import styles from './classroom.module.css'
import type { RoomSession } from './session-parts'
import { StationTimer } from './station-timer'

/** The time that matters in a session's phase: what is left, when marks are due, when it starts. */
export function RoomTimer({
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
  if (phase === 'open' && mine && !isLive(session))
    return <StationTimer session={session} deadline={closesAt(session)} onTime={onTime} />
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
