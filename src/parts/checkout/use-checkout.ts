import { useRef, useState } from 'react'
import type { BillingMode } from '../../../schema/generated/types'
import type { ApiError } from '../../providers/api/api-error'
import { showError } from '../../providers/api/errors'
import { idempotencyKey, invalidate, queryClient, useAction } from '../../providers/api/query'
import { type Basket, basketKey } from './basket'
import { Checkout } from './checkout.documents'
import { readPayingBy, useGateway } from './use-gateway'
import { storeVisit } from './visit-store'

/** Errors that are shown on every page; all others are shown beside the button. */
const saidElsewhere = new Set(['NETWORK', 'INTERNAL', 'UNAVAILABLE', 'FORBIDDEN'])

/** Buys a basket: at once where the wallet pays all of it, else at the pay page, which leads back to a page of ours with `paid` in its address. */
export function useCheckout(back: string, whenBought?: () => void) {
  useGateway()
  const [problem, setProblem] = useState('')
  const [asking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState(false)
  // One key for each purchase, so that a second click, or a lost answer, finds the same one.
  const intent = useRef<{ what: string; key: string }>(undefined)
  const checkout = useAction(Checkout, {
    quiet: true,
    onSuccess: ({ checkout: { id, status, url } }) => {
      intent.current = undefined
      if (status === 'complete') {
        void queryClient.invalidateQueries()
        return whenBought?.()
      }
      if (!url || !/^https?:/.test(url)) return setProblem('The pay page could not be opened. Please try again.')
      storeVisit(id)
      setLeaving(true)
      location.assign(url)
    },
    onError: fail,
  })
  function fail(error: ApiError) {
    if (saidElsewhere.has(error.code)) showError(error)
    else setProblem(error.message)
    void invalidate('CheckoutQuote')
  }
  return {
    problem,
    busy: checkout.isPending || leaving || asking,
    /** Buys; `seen` is the total that the buyer saw. */
    async pay(basket: Basket, seen?: number, mode: BillingMode = 'payment') {
      setProblem('')
      const what = basketKey(basket)
      if (intent.current?.what !== what) intent.current = { what, key: idempotencyKey() }
      const addresses = { successUrl: withPaid(back, 'yes'), cancelUrl: withPaid(back, 'no') }
      const asked = { ...basket, mode, price: seen, ...addresses, idempotencyKey: intent.current.key }
      setAsking(true)
      const gateway = await readPayingBy().catch(fail)
      setAsking(false)
      if (gateway) checkout.mutate({ gateway, ...asked })
    },
  }
}

/** The address with word of how the person came back; the server's record says how the payment went. */
function withPaid(path: string, paid: 'yes' | 'no'): string {
  const url = new URL(path, location.origin)
  url.searchParams.set('paid', paid)
  return url.pathname + url.search
}
