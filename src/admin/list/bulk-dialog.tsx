import { useDataProvider, useInvalidate } from '@refinedev/core'
import { useMemo, useState } from 'react'
import type { Resource } from '../../../resources'
import { Button } from '../../ui/action/button'
import { Confirm } from '../../ui/overlay/confirm'
import { Dialog } from '../../ui/overlay/dialog'
import { toast } from '../../ui/overlay/toast'
import styles from '../admin.module.css'
import { formFields } from '../form/form-fields'
import { OperationForm } from '../form/operation-form'
import { titleOf } from '../record/places'
import type { Row } from '../row'
import { counted } from '../words'
import { isFit, type Work } from './bulk-works'

interface BulkDialogProps {
  resource: Resource
  work: Work
  rows: readonly Row[]
  onClose: () => void
  /** All rows are done, or the refusals were read. */
  onDone: () => void
}

interface Refusal {
  row: Row
  reason: string
}

/** Asks before many rows are changed, naming each; then does one after another, and names each that was refused. */
export function BulkDialog({ resource, work, rows, onClose, onDone }: BulkDialogProps) {
  const provider = useDataProvider()()
  const invalidate = useInvalidate()
  const [progress, setProgress] = useState<number | null>(null)
  const [refused, setRefused] = useState<Refusal[] | null>(null)
  const fit = rows.filter((row) => isFit(work, row))
  const { operation, by, asks, label, note, danger, done } = work
  const given = useMemo(() => ({ [by]: '' }), [by])
  const asksMore = formFields({ operation, resource, fixed: given, only: asks }).length > 0
  const title = `${label}: ${counted(fit.length, resource.singular, resource.label.toLowerCase())}`

  const run = async (args: Record<string, unknown> = {}) => {
    const found: Refusal[] = []
    for (const [index, row] of fit.entries()) {
      setProgress(index)
      await provider
        .custom?.({ url: '', method: 'post', payload: { ...args, [by]: row.id }, meta: { operation } })
        .catch((error: { message?: string }) => {
          found.push({ row, reason: error.message || 'The server did not answer.' })
        })
    }
    await invalidate({ resource: resource.list, invalidates: ['all'] })
    setProgress(null)
    if (found.length > 0) return setRefused(found)
    toast({ kind: 'positive', text: `${fit.length.toLocaleString('en-GB')} ${done}` })
    onDone()
  }

  const left = rows.length - fit.length
  const whom = (
    <>
      {note && <p>{note}</p>}
      <ul className={styles.whom} aria-label={`Selected ${resource.label.toLowerCase()}`}>
        {fit.map((row) => (
          <li key={row.id}>{titleOf(resource, row)}</li>
        ))}
      </ul>
      {left > 0 && <p className="meta">{`${left} of those selected need no change and are left out.`}</p>}
      <p role="status">{progress === null ? '' : `${progress} of ${fit.length} done`}</p>
    </>
  )
  if (refused)
    return (
      <Dialog
        open
        size="sm"
        title={`${fit.length - refused.length} ${done}, ${refused.length} refused`}
        onClose={onDone}
        foot={
          <Button variant="primary" onClick={onDone}>
            Close
          </Button>
        }
      >
        <ul className={styles.whom} aria-label="Refused">
          {refused.map(({ row, reason }) => (
            <li key={row.id}>
              <strong>{titleOf(resource, row)}</strong>: {reason}
            </li>
          ))}
        </ul>
      </Dialog>
    )
  if (asksMore)
    return (
      <Dialog open title={title} onClose={progress === null ? onClose : undefined}>
        <OperationForm
          operation={operation}
          resource={resource}
          fixed={given}
          only={asks}
          needs={asks}
          submitLabel={label}
          danger={danger}
          inDialog
          extra={whom}
          onSend={run}
          onSent={() => {}}
          onCancel={onClose}
        />
      </Dialog>
    )
  return (
    <Confirm
      open
      title={title}
      confirmLabel={label}
      danger={danger}
      busy={progress !== null}
      onCancel={onClose}
      onConfirm={() => void run()}
    >
      {whom}
    </Confirm>
  )
}
