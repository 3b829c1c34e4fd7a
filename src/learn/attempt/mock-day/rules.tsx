import { clockWords } from '../../../parts/player/test/question-words'
import { Card } from '../../../ui/data/card'
import type { Offer } from './mock-day-words'
import styles from './plan.module.css'

/** What holds in the exam, and so here. */
export function Rules({ offer: { minutes, questions } }: { offer: Offer }) {
  return (
    <Card title="As in the exam">
      <ul className={styles.rules}>
        <li>One right answer of five, nothing off for a wrong one: answer every question.</li>
        <li>{`Move freely within a session, flag and strike out. About ${clockWords((minutes * 60) / questions)} a question.`}</li>
        <li>No books, notes or other tabs. Nobody watches: it is your practice.</li>
        <li>Every answer is saved as you give it. If this device fails, go on with another.</li>
        <li>At the end of its time a session is handed in for you.</li>
      </ul>
    </Card>
  )
}
