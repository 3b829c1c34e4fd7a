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
  const { id: blockId, number } = question
  const others = question.options.filter(({ correct, accepted }) => !correct && !accepted)
  const canAccept = others.length > 0 && question.subtype !== 'multiple_response'
  const [kind, setKind] = useState<Kind>('void')
  const [optionId, setOptionId] = useState('')
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<{ reason?: string; optionIds?: string }>({})
  const optionIds = kind === 'accept' && optionId ? [optionId] : []
  const effect = useEffectOf({ blockId, kind, optionIds }, kind === 'void' || optionIds.length > 0)
  const idempotencyKey = useIntentKey(`correct ${blockId} ${kind} ${optionId} ${reason}`)
  const correct = useAction(Correct, {
    quiet: true,
    onSuccess: () => {
      toast({ kind: 'positive', text: 'Corrected; attempts are marked again' })
      void invalidate('BundleHealth', 'QuestionHealth')
      onClose()
    },
    onError: ({ message, field }) => setErrors({ [field === 'optionIds' ? 'optionIds' : 'reason']: message }),
  })
  const send = () => {
    if (kind === 'accept' && !optionId) return setErrors({ optionIds: 'Choose the option that counts as right too.' })
    if (!reason.trim()) return setErrors({ reason: 'Field is required' })
    correct.mutate({ blockId, kind, optionIds, reason, idempotencyKey })
  }
  const people = effect?.people ?? 0
  return (
    <Dialog
      open
      onClose={correct.isPending ? undefined : onClose}
      title={kind === 'void' ? `Void question ${number}?` : `Accept another option in question ${number}?`}
      lead={
        kind === 'void'
          ? 'It stops counting in every attempt that had it.'
          : 'Whoever chose it gets the points, in every attempt that had it.'
      }
      role="alertdialog"
      foot={
        <>
          <Button data-initial-focus onClick={onClose} disabled={correct.isPending}>
            Keep it
          </Button>
          <Button data-sends variant="danger" busy={correct.isPending} onClick={send}>
            {kind === 'void' ? voidWords(people) : 'Mark again and tell people'}
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
            onChange={(event) => {
              setErrors({})
              setOptionId(event.target.value)
            }}
            options={question.options.flatMap(({ optionId: value, body, correct: isRight, accepted }, at) =>
              isRight || accepted ? [] : [{ value, label: `${letterOf(at)}: ${plainWords(body)}` }],
            )}
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
          onChange={(event) => {
            setErrors({})
            setReason(event.target.value)
          }}
        />
        <p className="help">
          {kind === 'void' && 'Review queues drop it at once. '}
          You can undo this for 30 days; the attempts are then marked as before.
        </p>
      </div>
    </Dialog>
  )
}

const voidWords = (people: number) =>
  people === 0 ? 'Void it' : people === 1 ? 'Void and tell 1 person' : `Void and tell ${people} people`
