import { clsx } from 'clsx'
import { Link } from 'react-router'
import { examNames, paperNames } from '../../../nouns/exam-sitting/exam-names'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { Stat } from '../../../ui/data/stat'
import { daysBetween, dayWords } from '../../../ui/time/london-days'
import styles from '../dashboard.module.css'
import type { StudentDashboardQuery } from './student.documents'

type Sitting = StudentDashboardQuery['examSittings'][number]

const exams = { ...examNames, other: 'Your exam' }
const papers = {
  ...paperNames,
  written: 'written assessments',
  oral: 'oral assessments',
  whole: '',
}

/** 'SQE2 oral assessments'. */
export const sittingWords = ({ exam, paper }: Pick<Sitting, 'exam' | 'paper'>): string =>
  [exams[exam], papers[paper]].filter(Boolean).join(' ')

/** 'in 12 days', by calendar days. */
export function daysLeft(today: string, date: string): string {
  const days = daysBetween(today, date)
  if (days === 0) return 'Today'
  return days === 1 ? 'Tomorrow' : `${days} days`
}

/** The days until the coming papers. Hidden if there are none. */
export function ExamCountdown({ sittings, today }: { sittings: readonly Sitting[]; today: string }) {
  const [first, ...later] = sittings.filter(({ date }) => date >= today).sort((a, b) => a.date.localeCompare(b.date))
  if (!first) return null
  return (
    <Card>
      <Stat label={sittingWords(first)} value={daysLeft(today, first.date)} note={dayWords(first.date, 'long')} />
      {later.length > 0 && (
        <div className={styles.below}>
          <RowList tight>
            {later.map((sitting) => (
              <Row
                key={sitting.id}
                title={sittingWords(sitting)}
                meta={dayWords(sitting.date, 'year')}
                end={<span className="num meta">{daysLeft(today, sitting.date)}</span>}
              />
            ))}
          </RowList>
        </div>
      )}
      <p className={clsx(styles.below, styles.link)}>
        <Link to="/account#exam">Change dates</Link>
      </p>
    </Card>
  )
}
