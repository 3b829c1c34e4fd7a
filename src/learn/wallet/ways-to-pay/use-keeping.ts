import { useRef, useState } from 'react'
import { storeVisit } from '../../../parts/checkout/visit-store'
import { showError } from '../../../providers/api/errors'
import { idempotencyKey, useAction } from '../../../providers/api/query'
import { toast } from '../../../ui/overlay/toast'
import { KeepCard } from './ways-to-pay.documents'

const back = (kept: 'yes' | 'no') => `/wallet/top-up?kept=${kept}`

/** Leads to the page that keeps a card, and from there back to the wallet with `kept` in its address. */
export function useKeeping() {
  const [leaving, setLeaving] = useState(false)
  // The same until it is used, so that a second click, or a lost answer, finds the same page.
  const key = useRef<string>(undefined)
  const start = useAction(KeepCard, {
    quiet: true,
    onSuccess: ({ checkout: { id, url } }) => {
      key.current = undefined
      if (!url || !/^https?:/.test(url))
        return toast({ kind: 'negative', text: 'The page for your card could not be opened. Please try again.' })
      storeVisit(id)
      setLeaving(true)
      location.assign(url)
    },
    onError: showError,
  })
  return {
    busy: start.isPending || leaving,
    keep(gateway: Parameters<typeof start.mutate>[0]['gateway']) {
      key.current ??= idempotencyKey()
      start.mutate({ gateway, successUrl: back('yes'), cancelUrl: back('no'), idempotencyKey: key.current })
    },
  }
}
