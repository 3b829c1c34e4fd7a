import { clockMinutesWith } from '../../../rules/school/clock-minutes'
import { now } from '../../providers/device/clock'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { lengthWords } from '../../ui/time/length-words'
import { When } from '../../ui/time/when'
import type { Choices, Drawing } from './choices'
import { paceMinutes } from './pace'
import styles from './summary.module.css'

interface SummaryProps {
  choices: Choices
  drawing: Drawing
  extraTime: number
  busy: boolean
  onStart: () => void
}

const SHOWN = 6

/** What will be asked, how long it takes, and the button that begins. */
export function Summary({ choices, drawing, extraTime, busy, onStart }: SummaryProps) {
  const { match, count, unused, toLearn, rest } = drawing
  return (
    <Card title="Your practice" className={styles.summary}>
      <p className={styles.match} role="status">
        <b className="num">{match}</b> {match === 1 ? 'question matches' : 'questions match'}
      </p>
      {match > 0 && (
        <svg
          className={styles.mix}
          viewBox={`0 0 ${match} 1`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${unused} unused, ${toLearn} wrong or guessed and ${rest} others`}
        >
          <rect data-tone="unused" width={unused} height={1} />
          <rect data-tone="wrong" x={unused} width={toLearn} height={1} />
          <rect data-tone="right" x={unused + toLearn} width={rest} height={1} />
        </svg>
      )}
      {count > 0 && <Lines drawing={drawing} isTimed={choices.clock === 'exam'} extraTime={extraTime} />}
      <Button variant="primary" size="lg" block disabled={count === 0} busy={busy} onClick={onStart}>
        {count === 0 ? 'Nothing to start' : count === 1 ? 'Start 1 question' : `Start ${count} questions`}
      </Button>
      <p className={styles.policy}>
        {count === 0
          ? 'No question is in what you have chosen. Choose more areas, or other questions.'
          : 'Questions that a test holds back, or that you sit in another attempt, are left out.'}
      </p>
    </Card>
  )
}

interface LinesProps {
  drawing: Drawing
  /** It goes by the clock of the exam. */
  isTimed: boolean
  extraTime: number
}

/** The questions by area, and how long they take. */
function Lines({ drawing: { count, areas }, isTimed, extraTime }: LinesProps) {
  const minutes = clockMinutesWith(paceMinutes(count), { extraTime, breaks: 0 })
  const others = areas.slice(SHOWN)
  return (
    <table className={styles.lines}>
      <caption className="vh">Questions by area</caption>
      <tbody>
        {areas.slice(0, SHOWN).map((each) => (
          <tr key={each.name}>
            <th scope="row">{each.name}</th>
            <td className="num">{each.count}</td>
          </tr>
        ))}
        {others.length > 0 && (
          <tr>
            <th scope="row">{others.length === 1 ? '1 other area' : `${others.length} other areas`}</th>
            <td className="num">{others.reduce((sum, each) => sum + each.count, 0)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{count === 1 ? '1 question' : `${count} questions`}</th>
          <td className="num">{isTimed ? lengthWords(minutes) : `about ${lengthWords(minutes)}`}</td>
        </tr>
        <tr className={styles.after}>
          <th scope="row">Done by</th>
          <td>
            <When at={now() + minutes * 60_000} show="time" />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
