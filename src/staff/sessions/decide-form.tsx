import { type FormEvent, useState } from 'react'
import { sessionNoShowResolve } from '../../../schema/generated/limits'
import type { DisputeOutcome } from '../../../schema/generated/types'
import { queryClient, useAction } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { RadioGroup } from '../../ui/form/radio-group'
import { TextArea } from '../../ui/form/text-area'
import { useLeaveGuard } from '../../ui/form/use-leave-guard'
import { toast } from '../../ui/overlay/toast'
import { DecideDispute } from './dispute.documents'
import styles from './open-dispute.module.css'

const outcomesFor = (candidate: string): readonly { value: DisputeOutcome; label: string; help: string }[] => [
  {
    value: 'refunded',
    label: 'Money back',
    help: `The session is cancelled, and all that was paid for it goes back to the wallet of ${candidate}`,
  },
  {
    value: 'reinstated',
    label: 'A new booking, free',
    help: 'One session of the same type, within 30 days. The payment of this one stays',
  },
  { value: 'upheld', label: 'It stays a no-show', help: 'Nothing is paid back' },
]

/** The button says what it does. */
const verbs: Record<DisputeOutcome, string> = {
  refunded: 'Give the money back',
  reinstated: 'Give a new booking, free',
  upheld: 'Keep the no-show',
}

/** Decides a dispute. Nothing is chosen at first, and both sides read the reason. */
export function DecideForm({ id, candidate }: { id: string; candidate: string }) {
  const [outcome, setOutcome] = useState<DisputeOutcome | null>(null)
  const [message, setMessage] = useState('')
  const [faults, setFaults] = useState<{ outcome?: string | undefined; message?: string | undefined }>({})
  const guard = useLeaveGuard(message.trim() !== '')
  const decide = useAction(DecideDispute, {
    quiet: true,
    onSuccess: () => {
      toast({ kind: 'positive', text: 'Decided', detail: 'Both sides are told, with your reason.' })
      guard.release()
      void queryClient.invalidateQueries()
    },
    onError: (error) => setFaults({ message: error.message }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = {
      ...(!outcome && { outcome: 'Choose the outcome' }),
      ...(!message.trim() && { message: 'Field is required' }),
    }
    setFaults(missing)
    if (outcome && message.trim()) decide.mutate({ id, outcome, message })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {guard.dialog}
      <RadioGroup
        legend="Outcome"
        look="cards"
        options={outcomesFor(candidate)}
        value={outcome}
        onChange={(chosen) => {
          setOutcome(chosen)
          setFaults({ ...faults, outcome: undefined })
        }}
        error={faults.outcome}
      />
      <TextArea
        label="Reason"
        help="Both sides read it."
        rows={4}
        most={sessionNoShowResolve.message}
        value={message}
        error={faults.message}
        onChange={({ target }) => {
          setMessage(target.value)
          setFaults({ ...faults, message: undefined })
        }}
      />
      <p className="help">The money moves with the decision, and it is in the audit log.</p>
      <Button type="submit" variant="primary" busy={decide.isPending}>
        {outcome ? verbs[outcome] : 'Decide dispute'}
      </Button>
    </form>
  )
}
