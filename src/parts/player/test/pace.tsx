import type { Question } from './attempt-parts'
import styles from './pace.module.css'
import { clockWords, EXAM_SECONDS, isAnswered } from './question-words'

const HEIGHT = 72
const WIDTH = 240
const LATEST = 20

interface PaceProps {
  questions: readonly Question[]
  current: number
  /** All of them, however many; else the latest twenty. */
  whole?: boolean
}

/** How long each answered question took, against the pace of the exam. */
export function Pace({ questions, current, whole }: PaceProps) {
  const taken = questions.filter((each) => isAnswered(each) && each.seconds > 0)
  if (taken.length < 2) return null
  const most = Math.max(EXAM_SECONDS * 1.3, ...taken.map(({ seconds }) => Math.min(seconds, EXAM_SECONDS * 2)))
  const tall = (seconds: number) => (Math.min(seconds, most) / most) * HEIGHT
  const ahead = taken.length * EXAM_SECONDS - taken.reduce((sum, { seconds }) => sum + seconds, 0)
  const words =
    ahead >= 0
      ? `${clockWords(ahead)} ahead of exam pace over ${taken.length} questions`
      : `${clockWords(-ahead)} behind exam pace over ${taken.length} questions`
  const step = WIDTH / (whole ? Math.max(LATEST, taken.length) : LATEST)
  const line = HEIGHT - tall(EXAM_SECONDS)
  return (
    <section className={styles.pace}>
      <div className={styles.head}>
        <h2 className={styles.title}>Pace</h2>
        <span className="meta num">{clockWords(EXAM_SECONDS)} each</span>
      </div>
      <svg
        className={styles.chart}
        viewBox={`0 0 240 ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
      >
        {taken.slice(whole ? 0 : -LATEST).map((question, at) => (
          <rect
            key={question.id}
            className={question.position === current ? styles.now : styles.bar}
            x={at * step}
            width={step * 0.75}
            y={HEIGHT - tall(question.seconds)}
            height={tall(question.seconds)}
          />
        ))}
        <line className={styles.line} x1={0} x2={240} y1={line} y2={line} />
      </svg>
      <p className="meta">{words}</p>
    </section>
  )
}
