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

/** Opens a bundle, at once where it is free, and knows what was bought on this page. */
export function useBuying(bundleId: string) {
  const [problem, setProblem] = useState<string | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const [bought, setBought] = useState(false)
  const onError = (error: ApiError) => {
    if (saidElsewhere.has(error.code)) showError(error)
    else setProblem(error.message)
    void invalidate('LibraryBundle')
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
    onSuccess: () => open.mutate({ bundleId }),
    onError,
  })
  // A purchase that was made makes the next one another intent.
  const idempotencyKey = useIntentKey(`${bundleId} ${buy.isSuccess}`)
  return {
    problem,
    said,
    /** Whether it was bought on this page. */
    bought,
    opening: buy.isPending || open.isPending || (buy.isSuccess && !said),
    /** Whether it was opened on this page. */
    opened: open.isSuccess,
    /** Called once a checkout has bought it. */
    async wasBought(paid: number) {
      setSaid(`Bought for ${formatMoney(paid)}.`)
      setBought(true)
      await reloadLibrary()
    },
    openFree() {
      setProblem(null)
      buy.mutate({ bundleId, price: 0, idempotencyKey })
    },
    open() {
      setProblem(null)
      open.mutate({ bundleId })
    },
  }
}

export type Buying = ReturnType<typeof useBuying>
