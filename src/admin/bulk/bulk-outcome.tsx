import type { Resource } from '../../../resources'
import { Button } from '../../ui/action/button'
import { Dialog } from '../../ui/overlay/dialog'
import { titleOf } from '../record/places'
import type { Row } from '../row'
import styles from './bulk.module.css'

export interface Outcome {
  row: Row
  /** Why it was not done; undefined where it was. */
  refusal: string | undefined
}

interface BulkOutcomeProps {
  resource: Resource
  outcomes: readonly Outcome[]
  /** What was done to so many: '3 cancelled'. */
  done: (count: number) => string
  onClose: () => void
}

/** What became of each row: refused with the reason, or done. */
export function BulkOutcome({ resource, outcomes, done, onClose }: BulkOutcomeProps) {
  const refused = outcomes.filter(({ refusal }) => refusal)
  const changed = outcomes.filter(({ refusal }) => !refusal)
  return (
    <Dialog
      open
      size="sm"
      title={`${done(changed.length)}, ${refused.length} refused`}
      onClose={onClose}
      foot={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <h3>Refused</h3>
      <ul className={styles.whom} aria-label="Refused">
        {refused.map(({ row, refusal }) => (
          <li key={row.id}>
            <strong>{titleOf(resource, row)}</strong>: {refusal}
          </li>
        ))}
      </ul>
      {changed.length > 0 && (
        <>
          <h3>Done</h3>
          <ul className={styles.whom} aria-label="Done">
            {changed.map(({ row }) => (
              <li key={row.id}>{titleOf(resource, row)}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
