import { clsx } from 'clsx'
import { Link } from 'react-router'
import { clockWords } from '../../parts/player/test/question-words'
import { type Line, warningWords } from './health-words'
import { Chosen, Facility, Tells } from './marks'
import styles from './question-table.module.css'

interface QuestionTableProps {
  questions: readonly Line[]
  /** The question shown beside it. */
  chosen: string | undefined
  to: (question: Line) => string
}

/** Questions with their figures and what is to be said against them; on a phone a list. */
export function QuestionTable({ questions, chosen, to }: QuestionTableProps) {
  return (
    <table className={styles.table}>
      <caption className="vh">Questions with their figures</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.name}>
            Question
          </th>
          <th scope="col">Right</th>
          <th scope="col">Tells strong from weak</th>
          <th scope="col">Chosen</th>
          <th scope="col" className={styles.end}>
            Time
          </th>
          <th scope="col" className={styles.end}>
            Reports
          </th>
        </tr>
      </thead>
      <tbody>
        {questions.map((question) => (
          <Row key={question.id} question={question} isChosen={question.id === chosen} to={to(question)} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ question, isChosen, to }: { question: Line; isChosen: boolean; to: string }) {
  const { number, title, warnings, voidedAt, medianSeconds, openReports, answers } = question
  const [worst] = warnings
  return (
    <tr className={styles.row} aria-current={isChosen || undefined}>
      <th scope="row" className={styles.name}>
        <Link className={styles.link} to={to} preventScrollReset>
          <span className="num">{number}</span>
          <span>{title ?? 'Without a title'}</span>
        </Link>
        <span className={styles.why}>
          {voidedAt ? 'Taken out' : worst ? warningWords(worst, question) : answers === 0 ? 'Not answered yet' : null}
          {warnings.length > 1 && `, and ${warnings.length - 1} more`}
        </span>
      </th>
      <td className={styles.facility}>
        <Facility {...question} />
      </td>
      <td className={styles.tells}>
        <Tells {...question} />
      </td>
      <td className={styles.chosen}>
        <Chosen {...question} />
      </td>
      <td className={clsx(styles.end, styles.time, 'num')}>
        {medianSeconds === null ? '–' : clockWords(medianSeconds)}
      </td>
      <td className={clsx(styles.end, styles.reports, 'num')}>{openReports || '–'}</td>
    </tr>
  )
}
