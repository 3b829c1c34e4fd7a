import { standingOf } from '../../../rules/room/score'
import type { Attempt } from '../../parts/player/test/attempt-parts'
import { Card } from '../../ui/data/card'
import styles from './attempt-verdict.module.css'

const round = (value: number) => Math.round(value * 10) / 10

/** The result in one figure, against the pass line. */
export function Verdict({ attempt }: { attempt: Attempt }) {
  const { percent, points, passPercent, passEstimated, answered, count, unmarked } = attempt
  if (percent === null || points === null)
    return (
      <Card title="Handed in">
        <p>
          {answered} of {count} questions answered. {unmarked > 0 ? waitWords(unmarked, count) : laterWords}
        </p>
      </Card>
    )
  if (unmarked > 0) return <SoFar attempt={attempt} percent={percent} points={points} />
  return (
    <Card title="Result">
      <div className={styles.head}>
        <p className={styles.figure}>
          <span className="num">{Math.round(percent)}%</span>
        </p>
        <div>
          <p className={styles.words}>
            {passPercent === null ? 'There is no pass line' : passWords(percent, passPercent)}
          </p>
          <p className="meta num">
            {round(points)} of {attempt.most} points, {answered} of {count} questions answered
          </p>
        </div>
      </div>
      {passPercent !== null && (
        <p className="meta">
          {passEstimated
            ? 'The pass line is the authors’ estimate: the mean of how many just competent candidates would answer each question right.'
            : 'The pass line is set for this test.'}
        </p>
      )}
      <Scale percent={percent} passPercent={passPercent} />
    </Card>
  )
}

/** The result of what is marked, while some of it waits for a person. */
function SoFar({ attempt, percent, points }: { attempt: Attempt; percent: number; points: number }) {
  const { most, passPercent, answered, count, unmarked } = attempt
  return (
    <Card title="Result so far">
      <div className={styles.head}>
        <p className={styles.figure}>
          <span className="num">{Math.round(percent)}%</span>
        </p>
        <div>
          <p className={styles.words}>{waitWords(unmarked, count)}</p>
          <p className="meta num">
            {round(points)} of {most} points in the others, {answered} of {count} questions answered
          </p>
        </div>
      </div>
      <p className="meta">
        {passPercent === null
          ? 'You are told when all of it is marked.'
          : `You are told when all of it is marked. The result is then set against the pass line of ${Math.round(passPercent)}%.`}
      </p>
      <Scale percent={percent} passPercent={null} />
    </Card>
  )
}

const laterWords = 'This test shows its result later.'

/** '3 of 40 wait to be marked by a person.' */
const waitWords = (unmarked: number, count: number): string =>
  unmarked === 1
    ? `1 of ${count} waits to be marked by a person.`
    : `${unmarked} of ${count} wait to be marked by a person.`

function passWords(percent: number, pass: number): string {
  const standing = standingOf(percent, pass)
  if (standing === 'on') return 'On the pass line'
  const apart = Math.abs(Math.round(percent) - Math.round(pass))
  if (apart === 0) return standing === 'above' ? 'Just above the pass line' : 'Just below the pass line'
  if (apart === 1) return standing === 'above' ? '1 point above the pass line' : '1 point below the pass line'
  return standing === 'above' ? `${apart} points above the pass line` : `${apart} points below the pass line`
}

/** The result on a line from 0 to 100, with the pass line. */
function Scale({ percent, passPercent }: { percent: number; passPercent: number | null }) {
  return (
    <div className={styles.scale}>
      <svg className={styles.line} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} width={100} height={8} />
        <rect className={styles.share} width={percent} height={8} />
        {passPercent !== null && (
          <rect className={styles.pass} x={Math.min(99.5, passPercent)} width={0.5} height={8} />
        )}
      </svg>
      <div className={styles.ends}>
        <span>0</span>
        {passPercent !== null && <span className={styles.passWord}>Pass {Math.round(passPercent)}%</span>}
        <span>100%</span>
      </div>
    </div>
  )
}
