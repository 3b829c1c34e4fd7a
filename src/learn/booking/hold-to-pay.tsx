import { useState } from 'react'
import { useNavigate } from 'react-router'
import { MoneyFirst } from '../../parts/top-up/money-first'
import { showError } from '../../providers/api/errors'
import { queryClient, useAction, useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { Skeleton } from '../../ui/data/skeleton'
import { formatMoney } from '../../ui/money/money'
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
  // The hold's id is the key, so that a reload or a second tab pays only once.
  const book = useAction(BookHeld, {
    quiet: true,
    onSuccess: () => void queryClient.invalidateQueries(),
    onError: (error) => {
      if (error.code === 'EXPIRED') onOver()
      // The price, read again below, says what is short and where to top up.
      else if (error.code !== 'INSUFFICIENT_FUNDS') showError(error)
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
  const missing = price?.missing ?? 0
  const busy = book.isPending || book.isSuccess
  const what = [session.name, lengthWords(session.sessionType?.duration)].filter(Boolean).join(', ')
  return (
    <PricePanel
      title="Price"
      lines={price ? linesOf(price, what) : []}
      total={price?.total ?? session.price ?? 0}
      balanceAfter={missing === 0 ? price?.balanceAfter : undefined}
      policy={price ? <Policy quote={price} /> : <Skeleton height={52} />}
      action={
        <>
          <MoneyFirst missing={missing} heldUntil={session.holdUntil}>
            <Button
              variant="primary"
              size="lg"
              block
              busy={busy}
              disabled={!price || letGo.isPending}
              onClick={() => book.mutate({ id: session.id, idempotencyKey: `book:${session.id}` })}
            >
              {price ? bookLabel(price.total) : 'Book'}
            </Button>
          </MoneyFirst>
          <Button
            variant="quiet"
            busy={letGo.isPending}
            disabled={busy}
            onClick={() => letGo.mutate({ id: session.id, idempotencyKey: `let-go:${session.id}` })}
          >
            {releaseWords(session)}
          </Button>
        </>
      }
    />
  )
}

const leftWords = (session: ConfirmedSession) =>
  opensWhenBooked(session) ? 'left to confirm' : 'left to confirm; after that others can book this start'

const releaseWords = (session: ConfirmedSession) => (opensWhenBooked(session) ? 'Do not book' : 'Release this time')

const bookLabel = (total: number) => (total === 0 ? 'Book it free' : `Book for ${formatMoney(total)}`)

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
