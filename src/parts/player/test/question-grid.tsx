import { clsx } from 'clsx'
import type { Question } from './attempt-parts'
import styles from './question-grid.module.css'
import { isAnswered } from './question-words'

interface QuestionGridProps {
  questions: readonly Question[]
  current: number
  onGo: (at: number) => void
}

/** All questions of an attempt by number: answered, not yet, flagged. */
export function QuestionGrid({ questions, current, onGo }: QuestionGridProps) {
  return (
    <nav aria-label="Questions">
      <ol className={styles.grid}>
        {questions.map((question, at) => (
          <li key={question.id}>
            <button
              type="button"
              className={clsx(
                styles.cell,
                isAnswered(question) && styles.answered,
                question.flagged && styles.flagged,
                question.voided && styles.voided,
              )}
              aria-current={at === current ? 'step' : undefined}
              aria-label={cellWords(question, at)}
              onClick={() => onGo(at)}
            >
              {at + 1}
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.key} aria-hidden="true">
        <span className={clsx(styles.sample, styles.answered)} /> Answered
        <span className={styles.sample} /> Not yet
        <span className={clsx(styles.sample, styles.flagged)} /> Flagged
      </p>
    </nav>
  )
}

function cellWords(question: Question, at: number): string {
  if (question.voided) return `Question ${at + 1}, taken out`
  const words = isAnswered(question) ? `Question ${at + 1}, answered` : `Question ${at + 1}, not answered yet`
  return question.flagged ? `${words}, flagged` : words
}
