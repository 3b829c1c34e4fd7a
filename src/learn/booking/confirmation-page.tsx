import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { BookedSession } from './booked-session'
import { HeldSession } from './booking.documents'
import styles from './confirmation.module.css'
import { HoldToPay } from './hold-to-pay'
import { LostHold } from './lost-hold'

const crumbs = [{ label: 'Booking', to: '/booking' }]

/** From the hold to the booking, at an address that survives a reload. */
export function ConfirmationPage() {
  const id = useSearchParams()[0].get('session')
  const { data, error, refetch, isFetching } = useApi(
    HeldSession,
    { id: id ?? '' },
    { enabled: id !== null, staleTime: 0 },
  )
  useLive(['Session', 'Wallet'], ['HeldSession', 'StartQuote'])
  const [held, setHeld] = useState(false)
  if (!held && data?.session.id === id && data?.session.status === 'pending') setHeld(true)

  if (id === null || error?.code === 'NOT_FOUND') {
    return (
      <>
        <PageHeader title="Confirm your booking" crumbs={crumbs} />
        <Card>
          <EmptyState
            icon="booking"
            title="There is nothing to confirm here"
            action={<LinkButton to="/booking">Book a session</LinkButton>}
          >
            Choose a session and a start first, and it is held for you on this page.
          </EmptyState>
        </Card>
      </>
    )
  }
  if (error && !data) {
    return (
      <>
        <PageHeader title="Confirm your booking" crumbs={crumbs} />
        <Card>
          <ErrorState title="Your hold did not load" onRetry={() => refetch()} retrying={isFetching}>
            The server did not answer. Your hold continues.
          </ErrorState>
        </Card>
      </>
    )
  }
  if (!data || data.session.id !== id) {
    return (
      <>
        <PageHeader title="Confirm your booking" crumbs={crumbs} />
        <Loading label="Loading your hold">
          <div className={styles.confirm}>
            <Skeleton height={260} />
            <Skeleton height={340} />
          </div>
        </Loading>
      </>
    )
  }
  const { session } = data
  if (session.status === 'pending') return <HoldToPay session={session} crumbs={crumbs} />
  if (session.status === 'expired' || session.status === 'cancelled')
    return <LostHold session={session} crumbs={crumbs} />
  return <BookedSession session={session} arrived={held} />
}
