import { now } from '../../providers/device/clock'
import { formatMoney } from '../../ui/money/money'
import { When } from '../../ui/time/when'
import type { ListedSession } from './listed-session'

/** Whether a no-show was disputed and its price given back. */
export const isPaidBack = ({ noShowDispute }: ListedSession): boolean => noShowDispute?.outcome === 'refunded'

/** What came of a dispute that was won: the money, or the free booking and its end. */
export function CameOfDispute({ session: { noShowDispute, price } }: { session: ListedSession }) {
  if (!noShowDispute?.rebookUntil)
    return <>{price ? `Dispute won: ${formatMoney(price)} is back in the wallet` : 'Dispute won'}</>
  const { rebookUntil, rebookedSessionId } = noShowDispute
  if (rebookedSessionId) return <>Dispute won: booked again, free</>
  return (
    <>
      {Date.parse(rebookUntil) > now() ? 'Dispute won: free booking until' : 'The free booking ended'}{' '}
      <When at={rebookUntil} show="date" />
    </>
  )
}
