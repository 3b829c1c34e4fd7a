import { clsx } from 'clsx'
import { meanOf, meanValue, stationMean } from '../../../../rules/room/score'
import { formatScore } from '../../../nouns/session/score-words'
import styles from './marksheet.module.css'
import { entryOf } from './marksheet-draft'
import type { Sheet } from './use-sheet'

/** The means of both kinds and the station's score, of the grades as they stand; null without any. */
export function scoresOf({ criteria, entries }: Sheet) {
  const gradeOf = (id: string) => entries[id]?.mark
  const [skills, law] = [meanOf(criteria, gradeOf, 'skills'), meanOf(criteria, gradeOf, 'law')]
  return { skills: meanValue(skills), law: meanValue(law), station: meanValue(stationMean(skills, law)) }
}

export type Scores = ReturnType<typeof scoresOf>

interface SheetScoreProps {
  sheet: Sheet
  scores: Scores
  isMarked: boolean
}

/** The station's score, and how much of the sheet it is made of. */
export function SheetScore({ sheet: { criteria, entries }, scores, isMarked }: SheetScoreProps) {
  const { skills, law, station } = scores
  const done = criteria.filter(({ id }) => entryOf(entries, id).mark).length
  return (
    <>
      <p className={styles.station} aria-live="polite">
        <span className={styles.stationWhat}>{isMarked ? 'Station score' : 'Station score so far'}</span>
        <span className={clsx(styles.stationValue, 'num')}>
          {station === null ? '–' : formatScore(station)} <span>of 5</span>
        </span>
      </p>
      <p className={styles.stationHow}>
        <span className="num">
          {done} of {criteria.length}
        </span>{' '}
        criteria marked. {law !== null && skills !== null ? 'Mean of skills and law.' : ''}
      </p>
    </>
  )
}
