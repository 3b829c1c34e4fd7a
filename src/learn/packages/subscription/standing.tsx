import { Tag } from '../../../ui/data/tag'
import { formatMoney } from '../../../ui/money/money'
import { When } from '../../../ui/time/when'
import type { Subscription } from './use-subscriptions'

/** How a subscription stands: its state by icon and word. */
export function SubscriptionState({ status, renews }: Subscription) {
  if (status === 'past_due')
    return (
      <Tag icon="warn" kind="warning">
        Not paid
      </Tag>
    )
  return status === 'active' && renews ? (
    <Tag icon="success" kind="positive">
      Renews
    </Tag>
  ) : (
    <Tag icon="clock">Ends</Tag>
  )
}

/** What comes next, and when. */
export function SubscriptionNext({ status, renews, paidUntil, nextAmount }: Subscription) {
  if (!paidUntil) return null
  const day = <When at={paidUntil} show="date" />
  if (status === 'past_due')
    return <>Your card was refused. It is asked again in the next days; without its money the subscription ends.</>
  if (status === 'active' && renews)
    return (
      <>
        {formatMoney(nextAmount ?? 0)} by card on {day}
      </>
    )
  return <>Yours until {day}</>
}
