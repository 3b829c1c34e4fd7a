import { useSearchParams } from 'react-router'
import { isPaid, useVisit } from '../../parts/checkout/use-visit'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { formatMoney } from '../../ui/money/money'
import { EmptyState } from '../../ui/page/blank'
import { type Crumb, PageHeader } from '../../ui/page/page-header'
import { When } from '../../ui/time/when'
import { backTo, type ConfirmedSession, opensWhenBooked } from './confirmed-session'

interface LostHoldProps {
  session: ConfirmedSession
  crumbs: readonly Crumb[]
}

/** A hold that has lapsed or was released: nothing was paid, and one press leads back. */
export function LostHold({ session, crumbs }: LostHoldProps) {
  const byHand = session.status === 'cancelled'
  const late = usePaidLate()
  return (
    <>
      <PageHeader title={byHand ? 'Not booked' : 'The hold has ended'} crumbs={crumbs} sub={session.name} />
      <Card>
        <EmptyState
          icon="clock"
          title={byHand ? 'Your hold on this start has ended' : 'The 10 minutes are over'}
          action={
            <>
              <LinkButton to={backTo(session)} variant="primary">
                {opensWhenBooked(session) ? 'Back to the booking' : 'Choose a start again'}
              </LinkButton>
              <LinkButton to="/booking">Other sessions</LinkButton>
            </>
          }
        >
          {wordsOf(session) ?? (
            <>
              {!opensWhenBooked(session) && (
                <>
                  <When at={session.startAt} /> is free for others again.{' '}
                </>
              )}
              {late ? `Your payment of ${late} is in your wallet.` : 'Nothing was taken from your wallet.'}
            </>
          )}
        </EmptyState>
      </Card>
    </>
  )
}

/** What one paid at the pay page while the hold ran out; null: nothing. */
function usePaidLate(): string | null {
  const visit = useVisit(useSearchParams()[0].has('paid'))
  return visit && isPaid(visit) ? formatMoney(visit.amountCharged) : null
}

/** A booking that was cancelled later has no hold any more, but may have been paid. */
function wordsOf({ holdUntil, cancelReason }: ConfirmedSession): string | null {
  if (holdUntil) return null
  if (cancelReason === 'rescheduled') return 'The session was moved; your calendar has its new start.'
  return 'The session was cancelled. Any refund is in your wallet.'
}
