import { clockEnd } from '../../nouns/session/clock'
import { now } from '../../providers/device/clock'
import { Countdown } from '../../ui/time/countdown'
import { When } from '../../ui/time/when'
import type { RoomSession } from './session-parts'
import { clockMinutes, formatUsed } from './station-clock'
import styles from './station-timer.module.css'

/** The two times of a written station: what is left on its clock, and when it is to be handed in. */
export function StationTimer({
  session,
  deadline,
  onTime,
}: {
  session: RoomSession
  deadline: number
  onTime: () => void
}) {
  const end = clockEnd(session)
  if (end && session.timeLimit)
    return (
      <div className={styles.times}>
        <Countdown end={end} now={now} onEnd={onTime} overText="0:00">
          left, then your answers lock
          <span className="only-wide">
            {' '}
            at <When at={end} />
          </span>
        </Countdown>
      </div>
    )
  return (
    <div className={styles.times}>
      {end && (
        <Countdown end={end} now={now} overText="0:00">
          left of <span className="num">{formatUsed(clockMinutes(session) * 60)}</span>
        </Countdown>
      )}
      <div className={styles.due}>
        {end ? (
          <>
            <p className={styles.dueWord}>Hand in by</p>
            <p className={styles.dueTime}>
              <When at={deadline} />
            </p>
          </>
        ) : (
          <Countdown end={deadline} now={now} onEnd={onTime}>
            left to hand in
            <span className="only-wide">
              , until <When at={deadline} />
            </span>
          </Countdown>
        )}
      </div>
    </div>
  )
}
