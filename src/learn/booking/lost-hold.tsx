import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
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
          {wordsOf(session) ??
            (opensWhenBooked(session) ? (
              'Nothing was taken from your wallet.'
            ) : (
              <>
                <When at={session.startAt} /> is free for others again. Nothing was taken from your wallet.
              </>
            ))}
        </EmptyState>
      </Card>
    </>
  )
}

/** A booking that was cancelled later has no hold any more, but may have been paid. */
function wordsOf({ holdUntil, cancelReason }: ConfirmedSession): string | null {
  if (holdUntil) return null
  if (cancelReason === 'rescheduled') return 'The session was moved; your calendar has its new start.'
  return 'The session was cancelled. Any refund is in your wallet.'
}
