import { useState } from 'react'
import type { ApiError } from '../../../providers/api/api-error'
import { showError } from '../../../providers/api/errors'
import { useIntentKey } from '../../../providers/api/intent-key'
import { invalidate, useAction } from '../../../providers/api/query'
import { formatMoney } from '../../../ui/money/money'
import { reloadLibrary } from '../library-types'
import { BundleBuy, BundleOpen } from './access.documents'

/** Errors that are shown on every page; all others are shown beside the button. */
const saidElsewhere = new Set(['NETWORK', 'INTERNAL', 'UNAVAILABLE', 'FORBIDDEN'])

/** Buys and opens a bundle. What is free is opened at once. */
export function useBuying(bundleId: string) {
  const [problem, setProblem] = useState<string | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const onError = (error: ApiError) => {
    if (saidElsewhere.has(error.code)) showError(error)
    // The price, read again below, says what is short and where to top up.
    else if (error.code !== 'INSUFFICIENT_FUNDS') setProblem(error.message)
    void invalidate('BundlePrice', 'LibraryBundle')
  }
  const open = useAction(BundleOpen, {
    quiet: true,
    onSuccess: async () => {
      setSaid('It is open.')
      await reloadLibrary()
    },
    onError,
  })
  const buy = useAction(BundleBuy, {
    quiet: true,
    onSuccess: async (_answer, { price }) => {
      if (price === 0) return open.mutate({ bundleId })
      setSaid(`Bought for ${formatMoney(price)}.`)
      await reloadLibrary()
    },
    onError,
  })
  // A purchase that was made makes the next one another intent.
  const idempotencyKey = useIntentKey(`${bundleId} ${buy.isSuccess}`)
  return {
    problem,
    said,
    /** Whether it was bought on this page. */
    bought: buy.isSuccess,
    buying: buy.isPending || (buy.isSuccess && !said),
    opening: open.isPending,
    /** Whether it was opened on this page. */
    opened: open.isSuccess,
    buy(price: number) {
      setProblem(null)
      buy.mutate({ bundleId, price, idempotencyKey })
    },
    open() {
      setProblem(null)
      open.mutate({ bundleId })
    },
  }
}

export type Buying = ReturnType<typeof useBuying>
