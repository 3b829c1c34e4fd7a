import { type FormEvent, useState } from 'react'
import { sessionNoShowResolve } from '../../../schema/generated/limits'
import type { DisputeOutcome } from '../../../schema/generated/types'
import { queryClient, useAction } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { RadioGroup } from '../../ui/form/radio-group'
import { TextArea } from '../../ui/form/text-area'
import { useLeaveGuard } from '../../ui/form/use-leave-guard'
import { formatMoney } from '../../ui/money/money'
import { toast } from '../../ui/overlay/toast'
import { DecideDispute } from './dispute.documents'
import styles from './open-dispute.module.css'

const outcomesFor = (
  candidate: string,
  price: number | null,
): readonly { value: DisputeOutcome; label: string; help: string }[] => [
  {
    value: 'refunded',
    label: 'Money back',
    help: price
      ? `The session is cancelled, and what was paid for it, ${formatMoney(price)} at most, goes back to the wallet of ${candidate}`
      : `The session is cancelled. Nothing was paid for it, so nothing goes back to ${candidate}`,
  },
  {
    value: 'reinstated',
    label: 'A new booking, free',
    help: price
      ? `One session of the same type, within 30 days. The payment of this one stays, ${formatMoney(price)}`
      : 'One session of the same type, within 30 days',
  },
  {
    value: 'upheld',
    label: 'It stays a no-show',
    help: price ? `Nothing of the ${formatMoney(price)} is paid back` : 'Nothing is paid back',
  },
]

/** The button says what it does. */
const verbs: Record<DisputeOutcome, string> = {
  refunded: 'Give the money back',
  reinstated: 'Give a new booking, free',
  upheld: 'Keep the no-show',
}

interface DecideFormProps {
  id: string
  candidate: string
  /** What the session cost its candidate. */
  price: number | null
}

/** Decides a dispute. Nothing is chosen at first, and both sides read the reason. */
export function DecideForm({ id, candidate, price }: DecideFormProps) {
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
        options={outcomesFor(candidate, price)}
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
