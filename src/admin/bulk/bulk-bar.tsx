import { Suspense, useState } from 'react'
import type { Resource } from '../../../resources'
import { lazyPart } from '../../providers/page/lazy-part'
import { Button } from '../../ui/action/button'
import type { Row } from '../row'
import styles from './bulk.module.css'
import { type Foresight, isFit, type Work, workLabel } from './works'

// Most visits to a list change no rows.
const BulkDialog = lazyPart(() => import('./bulk-dialog').then((m) => m.BulkDialog))

interface BulkBarProps {
  resource: Resource
  works: readonly Work[]
  rows: readonly Row[]
  foresight: Foresight
  onDone: () => void
}

/** Actions on all selected rows; each asks first and names them. */
export function BulkBar({ resource, works, rows, foresight, onDone }: BulkBarProps) {
  // The rows as they were when it was asked, since the list reloads while the work is done.
  const [asked, setAsked] = useState<{ work: Work; rows: readonly Row[] } | null>(null)
  return (
    <fieldset className={styles.bulk}>
      <legend className="vh">Actions on selected rows</legend>
      <p>
        <strong className="num">{rows.length}</strong> selected
      </p>
      {works
        .map((work) => ({ work, count: rows.filter((row) => isFit(work, row)).length }))
        .filter(({ count }) => count > 0)
        .map(({ work, count }) => (
          <Button
            key={`${work.operation} ${work.asks}`}
            size="sm"
            variant={work.danger ? 'danger' : 'default'}
            onClick={() => setAsked({ work, rows })}
          >
            {workLabel(work, count)}
          </Button>
        ))}
      <Button size="sm" variant="quiet" onClick={onDone}>
        Clear
      </Button>
      {asked && (
        <Suspense>
          <BulkDialog
            resource={resource}
            {...asked}
            foresee={foresight[asked.work.operation]}
            onClose={() => setAsked(null)}
            onDone={onDone}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
