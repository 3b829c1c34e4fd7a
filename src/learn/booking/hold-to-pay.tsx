import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PayHere } from '../../parts/checkout/pay-here'
import { showError } from '../../providers/api/errors'
import { queryClient, useAction, useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { Skeleton } from '../../ui/data/skeleton'
import { PricePanel } from '../../ui/money/price-panel'
import { ErrorState } from '../../ui/page/blank'
import { type Crumb, PageHeader } from '../../ui/page/page-header'
import { Countdown } from '../../ui/time/countdown'
import { lengthWords } from '../../ui/time/length-words'
import { When } from '../../ui/time/when'
import { BookHeld, LetGo, type QuoteFragment, StartQuote } from './booking.documents'
import styles from './confirmation.module.css'
import { backTo, type ConfirmedSession, opensWhenBooked } from './confirmed-session'
import { LostHold } from './lost-hold'
import { linesOf, Policy } from './quote-panel'
import { SessionCard } from './session-card'

interface HoldToPayProps {
  session: ConfirmedSession
  crumbs: readonly Crumb[]
}

/** A hold: the time left, the price, and the button that pays. */
export function HoldToPay({ session, crumbs }: HoldToPayProps) {
  // Asked about a hold, this answers the hold's own quote.
  const quote = useApi(StartQuote, { purpose: 'book', sessionId: session.id }, { staleTime: 0 })
  const price = quote.data?.sessionQuote
  const [over, setOver] = useState(() => session.holdUntil !== null && Date.parse(session.holdUntil ?? '') <= now())
  const end = () => setOver(true)
  const ways = useWaysOut(session, end)
  if (over) return <LostHold session={session} crumbs={crumbs} />
  return (
    <>
      <PageHeader title="Confirm your booking" crumbs={crumbs} />
      <div className={styles.confirm}>
        <SessionCard session={session}>
          <Following session={session} deadline={price?.deadline} />
          {session.holdUntil && (
            <div className={styles.hold}>
              <Countdown end={session.holdUntil} now={now} onEnd={end} overText="The hold has ended">
                {leftWords(session)}
              </Countdown>
            </div>
          )}
        </SessionCard>
        {quote.error && !price ? (
          <Card>
            <ErrorState title="The price did not load" onRetry={() => quote.refetch()} retrying={quote.isFetching} />
          </Card>
        ) : (
          <Price session={session} price={price} ways={ways} />
        )}
      </div>
    </>
  )
}

/** A hold ends by being booked or let go. */
function useWaysOut(session: ConfirmedSession, onOver: () => void) {
  const navigate = useNavigate()
  // What costs nothing is booked here, what is paid by a checkout. The hold's id is the key, so that a reload or a second tab books only once.
  const book = useAction(BookHeld, {
    quiet: true,
    onSuccess: () => void queryClient.invalidateQueries(),
    onError: (error) => {
      if (error.code === 'EXPIRED') onOver()
      else showError(error)
      if (error.code !== 'NETWORK') void queryClient.invalidateQueries()
    },
  })
  const letGo = useAction(LetGo, {
    onSuccess: () => {
      void queryClient.invalidateQueries()
      navigate(backTo(session))
    },
  })
  return { book, letGo }
}

interface PriceProps {
  session: ConfirmedSession
  /** Undefined while it is read. */
  price: QuoteFragment | undefined
  ways: ReturnType<typeof useWaysOut>
}

function Price({ session, price, ways: { book, letGo } }: PriceProps) {
  if (!price)
    return (
      <Card title="What you pay">
        <Skeleton height={260} />
      </Card>
    )
  const what = [session.name, lengthWords(session.sessionType?.duration)].filter(Boolean).join(', ')
  const release = (
    <Button
      variant="quiet"
      busy={letGo.isPending}
      disabled={book.isPending || book.isSuccess}
      onClick={() => letGo.mutate({ id: session.id, idempotencyKey: `let-go:${session.id}` })}
    >
      {releaseWords(session)}
    </Button>
  )
  if (price.total > 0)
    return (
      <PayHere
        items={[{ type: 'session', typeId: session.id }]}
        listed={what}
        verb="Book for"
        policy={<Policy quote={price} />}
        back={`/booking/confirmation?session=${session.id}`}
        below={release}
      />
    )
  return (
    <PricePanel
      title="Price"
      lines={linesOf(price, what)}
      total={0}
      policy={<Policy quote={price} />}
      action={
        <>
          <Button
            variant="primary"
            size="lg"
            block
            busy={book.isPending || book.isSuccess}
            disabled={letGo.isPending}
            onClick={() => book.mutate({ id: session.id, idempotencyKey: `book:${session.id}` })}
          >
            Book it free
          </Button>
          {release}
        </>
      }
    />
  )
}

const leftWords = (session: ConfirmedSession) =>
  opensWhenBooked(session) ? 'left to confirm' : 'left to confirm; after that others can book this start'

const releaseWords = (session: ConfirmedSession) => (opensWhenBooked(session) ? 'Do not book' : 'Release this time')

function Following({ session, deadline }: { session: ConfirmedSession; deadline: string | null | undefined }) {
  if (opensWhenBooked(session)) {
    return (
      <p className="meta">
        The materials open at once.{' '}
        {deadline && (
          <>
            Booked now, answers are due <When at={deadline} />.
          </>
        )}
      </p>
    )
  }
  if (session.deadline) {
    return (
      <p className="meta">
        Materials open at the start. Answers are due <When at={session.deadline} />.
      </p>
    )
  }
  if (!session.accessOpen || session.accessOpen === session.startAt) return null
  return (
    <p className="meta">
      Materials open <When at={session.accessOpen} show="time" />.
    </p>
  )
}
