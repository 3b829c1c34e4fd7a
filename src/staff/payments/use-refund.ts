import { type FormEvent, useState } from 'react'
import { showError } from '../../providers/api/errors'
import { useIntentKey } from '../../providers/api/intent-key'
import { useAction } from '../../providers/api/query'
import { formatMoney, parsePounds } from '../../ui/money/money'
import { toast } from '../../ui/overlay/toast'
import { type PaymentToRefundQuery, RefundPayment } from './refund.documents'

export type Payment = PaymentToRefundQuery['billingTransaction']

/** All that can still go back, or an amount of one's own. */
export type HowMuch = 'all' | 'other'

interface Faults {
  amount?: string
  reason?: string
}

/** The amount in pence that a choice and a typed text say; null while they say none that can go back. */
export function amountOf(howMuch: HowMuch, typed: string, refundable: number): number | null {
  if (howMuch === 'all') return refundable
  const pence = parsePounds(typed)
  return pence !== undefined && pence > 0 && pence <= refundable ? pence : null
}

/** How much of a payment goes back and why, and what sends it. */
export function useRefund({ id, refundable }: Payment, onDone: () => void) {
  const [draft, setDraft] = useState({ howMuch: 'all' as HowMuch, typed: '', reason: '' })
  const [faults, setFaults] = useState<Faults>({})
  const { howMuch, typed, reason } = draft
  const amount = amountOf(howMuch, typed, refundable)
  const idempotencyKey = useIntentKey(`${id} ${amount} ${reason}`)
  const send = useAction(RefundPayment, {
    quiet: true,
    onSuccess: (_, sent) => {
      toast({ kind: 'positive', text: `${formatMoney(sent.amount)} refunded`, detail: 'The payer has been told.' })
      onDone()
    },
    onError: (error) => {
      if (error.field === 'amount' || error.field === 'reason') setFaults({ [error.field]: error.message })
      else showError(error)
    },
  })
  const set = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part })
    setFaults({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found: Faults = {
      ...(amount === null && { amount: `Enter an amount up to ${formatMoney(refundable)}.` }),
      ...(!reason.trim() && { reason: 'Field is required' }),
    }
    setFaults(found)
    if (amount !== null && reason.trim()) send.mutate({ id, amount, reason, idempotencyKey })
  }
  return { ...draft, amount, faults, busy: send.isPending, set, submit }
}
