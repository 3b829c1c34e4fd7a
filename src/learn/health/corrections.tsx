import { invalidate, useAction } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { Button } from '../../ui/action/button'
import { toast } from '../../ui/overlay/toast'
import { When } from '../../ui/time/when'
import { CorrectionUndo } from './health.documents'
import type { Correction } from './health-words'
import styles from './question-panel.module.css'

/** How a question was corrected, how far its attempts are marked again, and the way back. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  if (!corrections.length) return null
  return (
    <div className={styles.panel}>
      {corrections.map((correction) => (
        <CorrectionView key={correction.id} correction={correction} />
      ))}
    </div>
  )
}

function CorrectionView({ correction }: { correction: Correction }) {
  const { id, kind, reason, by, insertedAt, undoneAt, undoUntil, total, done, told, finishedAt } = correction
  const undo = useAction(CorrectionUndo, {
    onSuccess: () => {
      toast({ kind: 'positive', text: 'Undone; attempts are marked again' })
      void invalidate('BundleHealth', 'QuestionHealth')
    },
  })
  const title = kind === 'void' ? 'Taken out' : 'Another option counts as right'
  return (
    <section className={styles.correction}>
      <h3>{undoneAt ? `${title}, and undone` : title}</h3>
      <p>{reason}</p>
      <p className="help">
        {by ?? 'A former author'}, <When at={insertedAt} show="date" />
      </p>
      {finishedAt ? (
        <p className="help num">
          {done === 1 ? '1 attempt' : `${done} attempts`} marked again, {told === 1 ? '1 person' : `${told} people`}{' '}
          told.
        </p>
      ) : (
        <>
          <progress max={Math.max(1, total)} value={done} aria-label="Attempts marked again" />
          <p className="help num">
            {done} of {total} attempts marked again
          </p>
        </>
      )}
      {!undoneAt && Date.parse(undoUntil) > now() && (
        <Button size="sm" busy={undo.isPending} onClick={() => undo.mutate({ id })}>
          {kind === 'void' ? 'Bring it back' : 'Undo'}
        </Button>
      )}
    </section>
  )
}
