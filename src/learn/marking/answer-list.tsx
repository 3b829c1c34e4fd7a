import { Link } from 'react-router'
import { pointsWords } from '../../parts/player/test/question-words'
import { When } from '../../ui/time/when'
import styles from './answer-list.module.css'
import type { Line } from './marking-words'

interface AnswerListProps {
  answers: readonly Line[]
  /** The answer shown beside it. */
  chosen: string | undefined
  to: (answer: Line) => string
}

/** Answers with who wrote them, and when they were handed in. */
export function AnswerList({ answers, chosen, to }: AnswerListProps) {
  return (
    <ol className={styles.list}>
      {answers.map((answer) => (
        <li key={answer.id} className={styles.line} aria-current={answer.id === chosen || undefined}>
          <Link className={styles.link} to={to(answer)} preventScrollReset>
            {answer.candidate}
          </Link>
          <p className={styles.what}>{answer.block?.title ?? 'Without a title'}</p>
          <p className={styles.what}>
            {answer.points === null ? (
              <When at={answer.submittedAt} />
            ) : (
              <span className="num">{pointsWords(answer.points, answer.most)}</span>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}
