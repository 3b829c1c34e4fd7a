import { clsx } from 'clsx'
import { isUnder, USUAL_PASS_LINE } from '../../../../rules/room/score'
import { formatScore, lineWords, scoreWord } from '../../../nouns/session/score-words'
import { Card } from '../../../ui/data/card'
import { scoreMaking } from '../../room/scores'
import type { RoomSession } from '../../room/session-parts'
import styles from './verdict.module.css'

const MOST = 5
const share = (mark: number) => `${(mark / MOST) * 100}%`

/** The station's score against the school's pass line, with skills and law on the same scale. */
export function Verdict({ session, score }: { session: RoomSession; score: number }) {
  const { skillsMark, lawMark } = session
  const line = session.sessionType?.passMark ?? USUAL_PASS_LINE
  const bars: readonly (readonly [string, number | null])[] = [
    ['Station', score],
    ['Skills', skillsMark],
    ['Law', lawMark],
  ]
  const shown = bars.filter((bar): bar is [string, number] => bar[1] !== null)
  return (
    <Card lined>
      <div className={styles.head}>
        <p className="num">
          <span className={styles.score}>{formatScore(score)}</span> <span className="sub">of {MOST}</span>
        </p>
        <p>
          <strong>{lineWords(score, line)}</strong>
          <span className="sub">
            . {scoreWord(score, line)}. {weight(skillsMark, lawMark, line)}
          </span>
        </p>
      </div>
      <div
        className={styles.scale}
        role="img"
        aria-label={`${shown.map(([name, mark]) => `${name} ${formatScore(mark)}`).join(', ')} of 5, pass line ${formatScore(line)}`}
      >
        {shown.map(([name, mark], index) => (
          <p key={name} className={clsx(styles.bar, index > 0 && styles.thin)}>
            <span className={styles.name}>{name}</span>
            <span className={styles.track}>
              <i className={clsx(isUnder(mark, line) && styles.under)} style={{ width: share(mark) }} />
              <b style={{ left: share(line) }} />
            </span>
            <span className={clsx(styles.value, 'num')}>{formatScore(mark)}</span>
          </p>
        ))}
        <p className={clsx(styles.axis, 'num')}>
          <span>F 0</span>
          <span style={{ left: share(line) }}>Pass line {formatScore(line)}</span>
          <span>A 5</span>
        </p>
      </div>
      <p className="help">
        {scoreMaking(session.marksheet ?? [])} The pass line is the school’s own; the exam sets its own after each
        sitting.
      </p>
    </Card>
  )
}

function weight(skills: number | null, law: number | null, line: number): string {
  if (skills === null || law === null || isUnder(skills, line) === isUnder(law, line)) return ''
  return isUnder(law, line) ? 'The law alone would not pass.' : 'The skills alone would not pass.'
}
