import { useRef, useState } from 'react'
import { idempotencyKey, useAction } from '../../providers/api/query'
import { Checkout } from './top-up.documents'
import { storeVisit } from './visit-store'

/** Goes to the pay page, which leads back to a page of ours with `paid` in its address. */
export function useCheckout(back: string) {
  const [problem, setProblem] = useState('')
  const [leaving, setLeaving] = useState(false)
  // One key for each amount, so that a second click, or a lost answer, finds the same visit.
  const intent = useRef<{ pence: number; key: string }>(undefined)
  const checkout = useAction(Checkout, {
    onSuccess: ({ checkout: { id, url } }) => {
      if (!url || !/^https?:/.test(url)) return setProblem('The pay page could not be opened. Please try again.')
      storeVisit(id)
      setLeaving(true)
      location.assign(url)
    },
  })
  return {
    problem,
    busy: checkout.isPending || leaving,
    pay(pence: number) {
      setProblem('')
      if (intent.current?.pence !== pence) intent.current = { pence, key: idempotencyKey() }
      checkout.mutate({
        items: [{ type: 'topup', quantity: 1, unitAmount: pence }],
        successUrl: withPaid(back, 'yes'),
        cancelUrl: withPaid(back, 'no'),
        idempotencyKey: intent.current.key,
      })
    },
  }
}

/** The address with word of how the person came back; the server's record says how the payment went. */
function withPaid(path: string, paid: 'yes' | 'no'): string {
  const url = new URL(path, location.origin)
  url.searchParams.set('paid', paid)
  return url.pathname + url.search
}
