import { planOf } from '../../../../rules/library/mock-day-plan'
import { lengthWords } from '../../../ui/time/length-words'
import { When } from '../../../ui/time/when'
import type { Offer } from './mock-day-words'
import styles from './plan.module.css'

/** The parts of the day with their times, if it begins now. */
export function DayTimeline({ offer, half, startsAt }: { offer: Offer; half: boolean; startsAt: Date }) {
  const { questions, minutes, breakMinutes } = offer
  const plan = planOf(startsAt, minutes, half)
  const length = lengthWords(minutes)
  return (
    <>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${half ? minutes : 2 * minutes + breakMinutes} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.session} width={minutes} height={1} />
        {!half && (
          <>
            <rect className={styles.rest} x={minutes} width={breakMinutes} height={1} />
            <rect className={styles.session} x={minutes + breakMinutes} width={minutes} height={1} />
          </>
        )}
      </svg>
      <ol className={styles.timetable}>
        <Part at={plan.first} title={half ? 'The session' : 'Session 1'}>
          {half
            ? `${questions} questions, ${length}.`
            : `${questions} questions, ${length}. No going back to it after the break.`}
        </Part>
        {plan.breakFrom && (
          <Part at={plan.breakFrom} title="Break">
            {lengthWords(breakMinutes)}. Leave the desk, eat, walk.
          </Part>
        )}
        {plan.second && (
          <Part at={plan.second} title="Session 2">
            {`${questions} questions, ${length}.`}
          </Part>
        )}
        <Part at={plan.results} title="Results">
          {half
            ? 'As soon as it is in: your score, by practice area, every question explained.'
            : 'As soon as both sessions are in: your score, by practice area, every question explained.'}
        </Part>
      </ol>
    </>
  )
}

function Part({ at, title, children }: { at: Date; title: string; children: React.ReactNode }) {
  return (
    <li>
      <span className={styles.time}>
        <When at={at.getTime()} show="time" />
      </span>
      <div>
        <p className={styles.part}>{title}</p>
        <p className={styles.note}>{children}</p>
      </div>
    </li>
  )
}
