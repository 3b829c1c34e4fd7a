import { type FormEvent, useState } from 'react'
import type { CreditKind } from '../../../../schema/generated/types'
import { idempotencyKey, queryClient, useAction } from '../../../providers/api/query'
import { formatMoney, parsePounds } from '../../../ui/money/money'
import { toast } from '../../../ui/overlay/toast'
import { AddCredit } from '../person.documents'
import { usePerson } from '../use-person'

type Faults = { kind?: string; payment?: string; amount?: string; reason?: string; whole?: string }

interface Typed {
  kind: CreditKind | null
  /** Which way an adjustment goes. */
  way: 'up' | 'down'
  /** The payment that a refund gives back. */
  payment: string
  pounds: string
  reason: string
}

/** A credit as it is typed, and what it does to the balance. */
interface Credit extends Typed {
  amount: number | undefined
  balance: number | undefined
  after: number | undefined
}

/** A credit to a person's wallet while it is typed, and what adds it. */
export function useCredit(id: string, name: string, onAdded: () => void) {
  const [typed, setTyped] = useState<Typed>({ kind: null, way: 'up', payment: '', pounds: '', reason: '' })
  const [suggested, setSuggested] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [key, setKey] = useState(idempotencyKey)
  const credit = creditOf(typed, usePerson(id).data?.wallet.balance)
  const { kind, payment, amount, reason } = credit
  const add = useAction(AddCredit, {
    quiet: true,
    onSuccess: ({ walletCredit }) => {
      toast({
        kind: 'positive',
        text: `${formatMoney(amount ?? 0, true)} for ${name}`,
        detail: `The wallet holds ${formatMoney(walletCredit.balance)}.`,
      })
      void queryClient.invalidateQueries()
      onAdded()
    },
    onError: ({ field, message }) => {
      // What is corrected is another intent.
      setKey(idempotencyKey())
      setFaults(faultAt(field, message))
    },
  })
  const set = (part: Partial<Typed>) => setTyped((old) => ({ ...old, ...part }))
  const choosePayment = (chosen: string, left: number) => {
    set({ payment: chosen })
    // Mostly the whole of a payment is given back; what somebody typed stays.
    if (typed.pounds !== '' && typed.pounds !== suggested) return
    const pounds = left > 0 ? formatMoney(left).replace('£', '') : ''
    setSuggested(pounds)
    set({ pounds })
  }
  return {
    credit,
    faults,
    busy: add.isPending,
    set,
    choosePayment,
    chooseKind(chosen: CreditKind) {
      set({ kind: chosen })
      // What is left of a payment is no amount for anything else.
      if (chosen !== 'refund' && payment) choosePayment('', 0)
    },
    submit(event: FormEvent) {
      event.preventDefault()
      const found = faultsOf(credit)
      setFaults(found)
      if (Object.keys(found).length > 0 || !kind || amount === undefined) return
      const reversesId = kind === 'refund' ? payment : null
      add.mutate({ userId: id, kind, amount, reason, reversesId, idempotencyKey: key })
    },
  }
}

function creditOf(typed: Typed, balance: number | undefined): Credit {
  const pence = parsePounds(typed.pounds)
  const amount = pence !== undefined && typed.kind === 'adjustment' && typed.way === 'down' ? -pence : pence
  const after = balance !== undefined && amount !== undefined ? balance + amount : undefined
  return { ...typed, amount, balance, after }
}

/** Puts what the server refuses beside the control that it is about. */
function faultAt(field: string | undefined, message: string): Faults {
  if (field === 'amount' || field === 'reason') return { [field]: message }
  return field === 'reversesId' ? { payment: message } : { whole: message }
}

function faultsOf({ kind, payment, amount, after, reason }: Credit): Faults {
  return {
    ...(!kind && { kind: 'Choose what it is' }),
    ...(kind === 'refund' && !payment && { payment: 'Choose what is given back' }),
    ...(!amount && { amount: 'Write pounds and pence, such as 12.50' }),
    ...(after !== undefined &&
      after < 0 && { amount: 'A wallet never falls below nothing: take at most what it holds' }),
    ...(!reason.trim() && { reason: 'Field is required' }),
  }
}
