import { Button } from '../../../../ui/action/button'
import type { Other, Question } from '../attempt-parts'
import { answerWords } from './answer-words'
import styles from './other-answer.module.css'

interface OtherAnswerProps {
  question: Question
  other: Other
  onTake: () => void
  onDrop: () => void
}

/** Says that a question was also answered elsewhere, shows that answer, and offers to take it. */
export function OtherAnswer({ question, other, onTake, onDrop }: OtherAnswerProps) {
  return (
    <section className={styles.other} role="alert" aria-labelledby="other-answer">
      <h2 id="other-answer" className={styles.title}>
        You also answered this in another tab or on another device
      </h2>
      <p className="meta">What stands below counts. This was the other answer:</p>
      <p className={styles.words}>{answerWords(question, other)}</p>
      <div className="btn-row">
        <Button size="sm" onClick={onTake}>
          Use the other answer
        </Button>
        <Button size="sm" variant="quiet" onClick={onDrop}>
          Keep what stands below
        </Button>
      </div>
    </section>
  )
}
