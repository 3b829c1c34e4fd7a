import { clsx } from 'clsx'
import { formatScore } from '../../../nouns/session/score-words'
import { inSheetOrder } from '../../room/quoted'
import { ofKind } from '../../room/scores'
import { useCommentBank } from './comment-bank'
import { CriterionRow } from './criterion-row'
import styles from './marksheet.module.css'
import { entryOf } from './marksheet-draft'
import type { Scores } from './sheet-score'
import type { Sheet } from './use-sheet'

interface CriteriaByKindProps {
  sheet: Sheet
  scores: Scores
  /** A criterion was graded by a letter. */
  onGraded: (criterionId: string) => void
}

/** The criteria in the order of the sheet, each kind under its mean. */
export function CriteriaByKind({ sheet, scores, onGraded }: CriteriaByKindProps) {
  const { criteria, entries, current, setCurrent, mayMark, edit } = sheet
  const { commentsFor } = useCommentBank()
  const ordered = inSheetOrder(criteria)
  if (criteria.length === 0)
    return <p className={clsx(styles.none, 'sub')}>This session has no criteria; it is closed with a review alone.</p>
  return (['skills', 'law'] as const).map((kind) => {
    const those = ofKind(criteria, kind)
    const mean = scores[kind]
    return (
      those.length > 0 && (
        <section key={kind} aria-labelledby={`kind-${kind}`}>
          <h2 className={styles.kindTitle} id={`kind-${kind}`}>
            {kind === 'skills' ? 'Skills' : 'Law'}
            <span className="num">{mean === null ? '–' : formatScore(mean)}</span>
          </h2>
          <ul>
            {those.map((criterion) => {
              const { id, title } = criterion
              const entry = entryOf(entries, id)
              return (
                <CriterionRow
                  key={id}
                  number={ordered.indexOf(criterion) + 1}
                  criterion={criterion}
                  entry={entry}
                  current={id === current}
                  readOnly={!mayMark(criterion)}
                  bank={id === current ? commentsFor(title, entry.comment) : []}
                  onEdit={(part) => edit(id, part)}
                  onCurrent={() => setCurrent(id)}
                  onGraded={() => onGraded(id)}
                />
              )
            })}
          </ul>
        </section>
      )
    )
  })
}
