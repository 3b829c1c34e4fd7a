import { useDataProvider, useInvalidate } from '@refinedev/core'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Resource } from '../../../resources'
import { idempotencyKey } from '../../providers/api/query'
import { ChoiceList } from '../../ui/action/choice-list'
import { Loading, SkeletonRows } from '../../ui/data/skeleton'
import { Confirm } from '../../ui/overlay/confirm'
import { Dialog } from '../../ui/overlay/dialog'
import { toast } from '../../ui/overlay/toast'
import { ErrorState } from '../../ui/page/blank'
import { formFields, wantsKey } from '../form/form-fields'
import { OperationForm } from '../form/operation-form'
import { titleOf } from '../record/places'
import type { Row } from '../row'
import { counted } from '../words'
import styles from './bulk.module.css'
import { BulkOutcome, type Outcome } from './bulk-outcome'
import { type Foreseen, isFit, type Work, workLabel } from './works'

interface BulkDialogProps {
  resource: Resource
  work: Work
  rows: readonly Row[]
  /** Finds what the work would do, where that is named before the click. */
  foresee?: ((ids: readonly string[]) => Promise<Foreseen>) | undefined
  onClose: () => void
  /** All rows are done, or the refusals were read. */
  onDone: () => void
}

/** Asks before many rows are changed, naming each and what it costs; then does one after another, and names the outcome of each. */
export function BulkDialog({ resource, work, rows, foresee, onClose, onDone }: BulkDialogProps) {
  const fit = useMemo(() => rows.filter((row) => isFit(work, row)), [rows, work])
  const { progress, outcomes, run } = useRun(resource, work, fit, onDone)
  const foreseen = useForeseen(fit, foresee)
  const { operation, by, set, asks, label, note, danger, done } = work
  const given = useMemo(() => ({ [by]: '', ...set }), [by, set])
  const asksMore = formFields({ operation, resource, fixed: given, only: asks }).length > 0
  const count = counted(fit.length, resource.singular, resource.label.toLowerCase())
  const act = workLabel(work, fit.length)
  const title = work.bulkLabel ? act : `${label}: ${count}`
  if (outcomes) return <BulkOutcome resource={resource} outcomes={outcomes} done={done} onClose={onDone} />
  if (foresee && !foreseen.data)
    return (
      <Dialog open title={title} onClose={onClose}>
        <Unforeseen {...foreseen} rows={fit.length} />
      </Dialog>
    )
  const whom = (
    <>
      {note && <p>{note}</p>}
      <Whom resource={resource} rows={fit} left={rows.length - fit.length} foreseen={foreseen.data} />
      <p role="status">{progress === null ? '' : `${progress} of ${fit.length} done`}</p>
    </>
  )
  const choose = foreseen.data?.choose
  const frame = { title, busy: progress !== null }
  if (choose)
    return (
      <ChooseDialog {...frame} choose={choose} onClose={onClose} onChosen={run}>
        {whom}
      </ChooseDialog>
    )
  if (asksMore)
    return (
      <Dialog open title={title} onClose={frame.busy ? undefined : onClose}>
        <OperationForm
          {...{ operation, resource, danger }}
          fixed={given}
          only={asks}
          needs={asks}
          submitLabel={act}
          inDialog
          extra={whom}
          onSend={run}
          onSent={() => {}}
          onCancel={onClose}
        />
      </Dialog>
    )
  return (
    <Confirm open {...frame} confirmLabel={act} danger={danger} onCancel={onClose} onConfirm={() => void run()}>
      {whom}
    </Confirm>
  )
}

/** While it is read what a work would do, and where that failed. */
const Unforeseen = ({ failed, retry, rows }: { failed: boolean; retry: () => void; rows: number }) =>
  failed ? (
    <ErrorState title="What this costs could not be read" onRetry={retry} />
  ) : (
    <Loading>
      <SkeletonRows rows={rows + 2} height={28} />
    </Loading>
  )

/** Does a work to one row after another, and notes what became of each. */
function useRun(resource: Resource, { operation, by, set, done }: Work, rows: readonly Row[], onDone: () => void) {
  const provider = useDataProvider()()
  const invalidate = useInvalidate()
  const [progress, setProgress] = useState<number | null>(null)
  const [outcomes, setOutcomes] = useState<Outcome[] | null>(null)
  // One for the intent and each row: if an answer is lost and the request comes again, it is done once.
  const [key] = useState(idempotencyKey)
  const run = async (args: Record<string, unknown> = {}) => {
    const found: Outcome[] = []
    for (const [index, row] of rows.entries()) {
      setProgress(index)
      const keyed = wantsKey(operation) ? { idempotencyKey: `${key}:${row.id}` } : {}
      const payload = { ...args, ...set, ...keyed, [by]: row.id }
      const refusal = await provider.custom?.({ url: '', method: 'post', payload, meta: { operation } }).then(
        () => undefined,
        (error: { message?: string }) => error.message || 'The server did not answer: look whether it was done.',
      )
      found.push({ row, refusal })
    }
    await invalidate({ resource: resource.list, invalidates: ['all'] })
    setProgress(null)
    if (found.some(({ refusal }) => refusal)) return setOutcomes(found)
    toast({ kind: 'positive', text: done(rows.length) })
    onDone()
  }
  return { progress, outcomes, run }
}

interface WhomProps {
  resource: Resource
  rows: readonly Row[]
  /** How many of those selected need no change. */
  left: number
  foreseen: Foreseen | undefined
}

/** Each row by its name, with what would become of it, and what that is together. */
const Whom = ({ resource, rows, left, foreseen }: WhomProps) => (
  <>
    <ul className={styles.whom} aria-label={`Selected ${resource.label.toLowerCase()}`}>
      {rows.map((row) => (
        <li key={row.id}>
          {titleOf(resource, row)}
          {foreseen?.notes[row.id] && <span className="meta num">{` · ${foreseen.notes[row.id]}`}</span>}
        </li>
      ))}
    </ul>
    {foreseen?.sum && (
      <p>
        <strong>{foreseen.sum}</strong>
      </p>
    )}
    {left > 0 && <p className="meta">{`${left} of those selected need no change and are left out.`}</p>}
  </>
)

interface ChooseDialogProps {
  title: string
  busy: boolean
  choose: NonNullable<Foreseen['choose']>
  /** The rows. */
  children: ReactNode
  onClose: () => void
  onChosen: (args: Record<string, unknown>) => void
}

/** Asks with whom a work is done; a press does it. */
function ChooseDialog({ title, busy, choose, children, onClose, onChosen }: ChooseDialogProps) {
  const [sent, setSent] = useState<string | null>(null)
  const { argument, label, choices, none } = choose
  return (
    <Dialog open title={title} onClose={busy ? undefined : onClose}>
      {children}
      {choices.length > 0 ? (
        <ChoiceList
          label={label}
          choices={choices}
          busy={busy ? sent : null}
          onChoose={({ id }) => {
            setSent(id)
            onChosen({ [argument]: id })
          }}
        />
      ) : (
        <p>{none}</p>
      )}
    </Dialog>
  )
}

/** What a work would do to rows, asked for once. */
function useForeseen(rows: readonly Row[], foresee: BulkDialogProps['foresee']) {
  const [data, setData] = useState<Foreseen>()
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    setFailed(false)
    foresee?.(rows.map(({ id }) => id)).then(setData, () => setFailed(true))
  }, [rows, foresee, tries])
  return { data, failed, retry: () => setTries(tries + 1) }
}
