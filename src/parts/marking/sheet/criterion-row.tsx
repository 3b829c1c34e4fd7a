import { clsx } from 'clsx'
import { useId } from 'react'
import { FieldNotes } from '../../../ui/form/field'
import { lengthFault } from '../../../ui/form/length-words'
import { TextArea } from '../../../ui/form/text-area'
import type { Criterion } from '../../room/session-parts'
import styles from './criterion-row.module.css'
import { GradeKeys } from './grade-keys'
import { commentSize, type Entry } from './marksheet-draft'
import { Quotes } from './quotes'

interface CriterionRowProps {
  number: number
  criterion: Criterion
  entry: Entry
  /** The criterion being marked. */
  current: boolean
  readOnly: boolean
  /** The person's earlier comments. */
  bank: readonly string[]
  onEdit: (entry: Partial<Entry>) => void
  onCurrent: () => void
  /** Graded by a letter. */
  onGraded: () => void
}

/** The element of a criterion, in which its grade can be focused. */
const rowId = (criterionId: string) => `criterion-${criterionId}`

/** Puts the focus on the grade of a criterion. */
export const focusGrade = (criterionId: string) =>
  document.getElementById(rowId(criterionId))?.querySelector<HTMLElement>('[role="radiogroup"] input')?.focus()

/** Puts the focus on the comment of a criterion, which is open while the criterion is the current one. */
export const focusComment = (criterionId: string) =>
  document.getElementById(rowId(criterionId))?.querySelector('textarea')?.focus()

/** One criterion of the sheet: its grade and, for the current one, its comment. */
export function CriterionRow(props: CriterionRowProps) {
  const { number, criterion, entry, current, readOnly, onEdit, onCurrent, onGraded } = props
  const { title, weight } = criterion
  const id = useId()
  return (
    <li
      id={rowId(criterion.id)}
      className={clsx(styles.criterion, current && styles.now)}
      aria-current={current || undefined}
      onFocusCapture={onCurrent}
    >
      <div className={styles.head}>
        <button type="button" className={styles.title} aria-expanded={current} aria-controls={id} onClick={onCurrent}>
          <span className={clsx(styles.number, 'num')}>{number}</span>
          <span className={styles.words}>
            {title} <span className={clsx(styles.weight, 'num')}>{weight}×</span>
          </span>
        </button>
        <GradeKeys
          label={title}
          value={entry.mark}
          onChange={(mark) => onEdit({ mark })}
          onLetter={onGraded}
          disabled={readOnly}
        />
      </div>
      <div id={id}>
        {current && !readOnly ? (
          <OpenComment {...props} />
        ) : (
          <>
            <Quotes quotes={entry.quotes} />
            {entry.comment && (
              <>
                <p className={styles.comment}>{entry.comment}</p>
                <FieldNotes id={id} error={readOnly ? null : lengthFault(commentSize(entry.comment))} />
              </>
            )}
          </>
        )}
      </div>
    </li>
  )
}

/** The comment of the current criterion, with its quotes and the comments from before. */
function OpenComment({ number, criterion: { description }, entry, bank, onEdit }: CriterionRowProps) {
  const { comment, quotes } = entry
  return (
    <div className={styles.open}>
      {description && <p className="help">{description}</p>}
      {bank.length > 0 && (
        <div>
          <p className={styles.bankTitle}>Your comments from before</p>
          <ul className={styles.bankList}>
            {bank.map((before) => (
              <li key={before}>
                <button
                  type="button"
                  onClick={() => onEdit({ comment: comment.trim() ? `${comment.trimEnd()} ${before}` : before })}
                >
                  {before}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Quotes quotes={quotes} onTakeAway={(left) => onEdit({ quotes: left })} />
      <TextArea
        label={`Comment on criterion ${number}`}
        rows={2}
        most={commentSize(comment).most}
        value={comment}
        onChange={(event) => onEdit({ comment: event.target.value })}
      />
    </div>
  )
}
