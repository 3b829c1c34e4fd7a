import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { queryClient, useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { useViewer } from '../../providers/sign-in/viewer'
import { LatestPurchase, Purchase, type PurchaseQuery } from './checkout.documents'
import { loadVisit } from './visit-store'

const POLL_MS = 2000

export type Visit = PurchaseQuery['billingSession']

/** The visit to the pay page from which the person has returned, from the server's record; null if there was none, undefined until known. */
export function useVisit(returned: boolean): Visit | null | undefined {
  const kept = loadVisit()
  const userId = useViewer()?.id ?? ''
  const latest = useApi(LatestPurchase, { userId }, { enabled: returned && !kept })
  const id = kept ?? latest.data?.billingSessions.entries[0]?.id
  const [settled, setSettled] = useState(false)
  const { data } = useApi(
    Purchase,
    { id: id ?? '' },
    { enabled: returned && !!id, refetchInterval: settled ? false : POLL_MS },
  )
  const visit = data?.billingSession
  useLive(['BillingSession'], ['Purchase'])

  useEffect(() => {
    if (visit) setSettled(!isOpen(visit))
    if (visit && isPaid(visit)) void queryClient.invalidateQueries()
  }, [visit])

  if (!returned || (latest.data && !id)) return null
  return visit
}

/** The visit from which the person has come back to this page, and whether its payment is still on the way. */
export function useReturn() {
  const [search] = useSearchParams()
  const visit = useVisit(search.has('paid'))
  const isArriving = visit === undefined || (visit !== null && isOpen(visit) && search.get('paid') === 'yes')
  return { visit, isArriving }
}

export const isPaid = ({ paymentStatus }: Visit) => paymentStatus === 'paid'
/** Whether it only filled the wallet. */
export const isTopUp = ({ items }: Visit) => items.every(({ type }) => type === 'topup')
/** What a top-up brings, in pence: the money for it, and what a code or an offer adds. */
export function intoWallet({ amountCharged, totalDetails }: Visit): number {
  const { credits = amountCharged, bonus = 0 } = (totalDetails ?? {}) as { credits?: number; bonus?: number }
  return credits + bonus
}

export const isOpen = (visit: Visit) => visit.status === 'open' && !isPaid(visit)
