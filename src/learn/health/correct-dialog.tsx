import { useState } from 'react'
import { questionCorrectionCreate } from '../../../schema/generated/limits'
import { useIntentKey } from '../../providers/api/intent-key'
import { invalidate, useAction } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { Skeleton } from '../../ui/data/skeleton'
import { RadioGroup } from '../../ui/form/radio-group'
import { SelectField } from '../../ui/form/select-field'
import { TextArea } from '../../ui/form/text-area'
import { Dialog } from '../../ui/overlay/dialog'
import { toast } from '../../ui/overlay/toast'
import { plainWords } from '../../ui/rich-text/plain-words'
import styles from './correct-dialog.module.css'
import { Effect, useEffectOf } from './effect'
import { Correct } from './health.documents'
import { letterOf, type Question } from './health-words'

type Kind = 'void' | 'accept'

const kinds = [
  { value: 'void', label: 'Void it', help: 'It counts nowhere, and is asked no more' },
  { value: 'accept', label: 'Count another option as right too' },
] as const

/** Corrects a question: what would happen, why, and the button that does it. */
export function CorrectDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const { number } = question
  const canAccept = choicesOf(question).length > 0 && question.subtype !== 'multiple_response'
  const { draft, effect, errors, busy, setKind, change, send } = useCorrection(question.id, onClose)
  const { kind, optionId, reason } = draft
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={kind === 'void' ? `Void question ${number}?` : `Accept another option in question ${number}?`}
      lead={
        kind === 'void'
          ? 'It stops counting in every attempt that had it.'
          : 'Whoever chose it gets the points, in every attempt that had it.'
      }
      role="alertdialog"
      foot={
        <>
          <Button data-initial-focus onClick={onClose} disabled={busy}>
            Keep it
          </Button>
          <Button data-sends variant="danger" busy={busy} onClick={send}>
            {kind === 'void' ? voidWords(effect?.people ?? 0) : 'Mark again and tell people'}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {canAccept && <RadioGroup legend="What is to be done?" options={kinds} value={kind} onChange={setKind} />}
        {kind === 'accept' && (
          <SelectField
            label="Counts as right too"
            placeholder="Choose an option"
            value={optionId}
            error={errors.optionIds}
            onChange={(event) => change({ optionId: event.target.value })}
            options={choicesOf(question)}
          />
        )}
        {effect ? <Effect effect={effect} /> : (kind === 'void' || optionId) && <Skeleton height={180} />}
        <TextArea
          label="Reason"
          help="Shown to those whose result changes, where the test shows its reasons."
          rows={2}
          most={questionCorrectionCreate.reason}
          value={reason}
          error={errors.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <p className="help">
          {kind === 'void' && 'Review queues drop it at once. '}
          You can undo this for 30 days; the attempts are then marked as before.
        </p>
      </div>
    </Dialog>
  )
}

/** What is corrected and why, what would follow from it, and what does it. */
function useCorrection(blockId: string, onDone: () => void) {
  const [draft, setDraft] = useState({ kind: 'void' as Kind, optionId: '', reason: '' })
  const [errors, setErrors] = useState<{ reason?: string; optionIds?: string }>({})
  const { kind, optionId, reason } = draft
  const optionIds = kind === 'accept' && optionId ? [optionId] : []
  const effect = useEffectOf({ blockId, kind, optionIds }, kind === 'void' || optionIds.length > 0)
  const idempotencyKey = useIntentKey(`correct ${blockId} ${kind} ${optionId} ${reason}`)
  const correct = useAction(Correct, {
    quiet: true,
    onSuccess: () => {
      toast({ kind: 'positive', text: 'Corrected; attempts are marked again' })
      void invalidate('BundleHealth', 'QuestionHealth')
      onDone()
    },
    onError: ({ message, field }) => setErrors({ [field === 'optionIds' ? 'optionIds' : 'reason']: message }),
  })
  return {
    draft,
    effect,
    errors,
    busy: correct.isPending,
    setKind: (chosen: Kind) => setDraft({ ...draft, kind: chosen }),
    change(part: { optionId: string } | { reason: string }) {
      setErrors({})
      setDraft({ ...draft, ...part })
    },
    send() {
      if (kind === 'accept' && !optionId) return setErrors({ optionIds: 'Choose the option that counts as right too.' })
      if (!reason.trim()) return setErrors({ reason: 'Field is required' })
      correct.mutate({ blockId, kind, optionIds, reason, idempotencyKey })
    },
  }
}

/** The options that are not right yet, each by its letter. */
const choicesOf = ({ options }: Question) =>
  options.flatMap(({ optionId, body, correct, accepted }, at) =>
    correct || accepted ? [] : [{ value: optionId, label: `${letterOf(at)}: ${plainWords(body)}` }],
  )

const voidWords = (people: number) =>
  people === 0 ? 'Void it' : people === 1 ? 'Void and tell 1 person' : `Void and tell ${people} people`
