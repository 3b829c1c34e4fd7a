import { useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Subscriptions, type SubscriptionsQuery } from '../packages.documents'

export type Subscription = SubscriptionsQuery['billingSubscriptions']['entries'][number]

/** What the person subscribes to, and what they did of which something is still paid; undefined until known. */
export function useSubscriptions(): Subscription[] | undefined {
  const userId = useViewer()?.id ?? ''
  const { data } = useApi(Subscriptions, { userId }, { enabled: Boolean(userId) })
  useLive(['BillingSubscription'], ['Subscriptions'])
  const lasts = ({ status, paidUntil }: Subscription) =>
    status !== 'ended' || (paidUntil !== null && Date.parse(paidUntil) > Date.now())
  return data?.billingSubscriptions.entries.filter(lasts)
}
