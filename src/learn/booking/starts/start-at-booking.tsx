import { clsx } from 'clsx'
import type { MocksLeft } from '../../../nouns/session/mocks-left'
import { preparationWords } from '../../../nouns/session-type/type-words'
import { useFreeStarts } from '../../../parts/starts/use-free-starts'
import { useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { Card } from '../../../ui/data/card'
import { Skeleton } from '../../../ui/data/skeleton'
import { PricePanel } from '../../../ui/money/price-panel'
import { ErrorState } from '../../../ui/page/blank'
import { lengthWords } from '../../../ui/time/length-words'
import { dayOf } from '../../../ui/time/london-days'
import { When } from '../../../ui/time/when'
import { type BookingTypeQuery, type QuoteFragment, StartQuote } from '../booking.documents'
import { PracticeAreaChoice } from '../practice-area-choice'
import { linesOf, Policy, ToHold } from '../quote-panel'
import { useTaking } from '../use-taking'
import { areasOf, useChoice } from './choice'
import { NoStarts } from './no-starts'
import { NoArea, Problem } from './start-chooser'
import styles from './starts.module.css'

/** Books a type that begins at its booking: an area, the price and when it is due, and no start to choose. */
export function StartAtBooking({ type, left }: { type: BookingTypeQuery['sessionType']; left: MocksLeft }) {
  const { area: askedArea, set } = useChoice()
  const { areas, area, otherArea } = areasOf(type, null, askedArea, left)
  const today = dayOf(now())
  const starts = useFreeStarts({ sessionTypeId: type.id, practiceAreaId: area, firstMonday: today, monday: today })
  const isOpen = starts.reason === null && starts.data !== undefined
  const quote = useApi(
    StartQuote,
    { purpose: 'book', sessionTypeId: type.id, practiceAreaId: area },
    { enabled: area !== null && isOpen, staleTime: 0 },
  )
  const taking = useTaking({
    sessionTypeId: type.id,
    practiceAreaId: area,
    startAt: null,
    movingId: null,
    onRefused: () => void starts.refetch(),
  })
  if (!area) return <NoArea />
  const chooseArea = (id: string) => set({ area: id, start: null, week: null })
  const price = quote.isPlaceholderData ? undefined : quote.data?.sessionQuote
  return (
    <div className={clsx(styles.booker, isOpen && styles.bookerPriced)}>
      <div>
        <div className={styles.bookerTools}>
          <PracticeAreaChoice areas={areas} value={area} onChange={chooseArea} />
        </div>
        <Problem text={taking.problem ?? quote.error?.message} />
        <Card>
          {starts.error && !starts.data ? (
            <ErrorState onRetry={() => starts.refetch()} retrying={starts.isFetching} />
          ) : !starts.data ? (
            <Skeleton height={120} />
          ) : isOpen ? (
            <>
              <h2>Start when you book</h2>
              <p className="sub">
                The task and the materials open as soon as you have paid. You have {preparationWords(type)}.
              </p>
            </>
          ) : (
            <NoStarts
              reason={starts.reason}
              note={starts.note}
              otherArea={otherArea && { name: otherArea.name, choose: () => chooseArea(otherArea.id) }}
            />
          )}
        </Card>
      </div>
      {isOpen ? (
        <NowPrice type={type} price={price} busy={taking.busy} onGo={taking.take} />
      ) : (
        <Card title="Your session" className="only-wide">
          <p className="meta">The price and the policy stand here once it can be booked.</p>
        </Card>
      )}
    </div>
  )
}

interface NowPriceProps {
  type: BookingTypeQuery['sessionType']
  /** Undefined while it loads. */
  price: QuoteFragment | undefined
  busy: boolean
  onGo: () => void
}

/** The price of beginning now, and when it would be due. */
function NowPrice({ type, price, busy, onGo }: NowPriceProps) {
  return (
    <PricePanel
      dockOnPhone
      title="Your session"
      lines={price ? linesOf(price, [type.shortName, lengthWords(type.duration)].filter(Boolean).join(', ')) : []}
      total={price?.total ?? 0}
      balanceAfter={price && price.missing === 0 ? price.balanceAfter : undefined}
      policy={price ? <Policy quote={price} /> : <Skeleton height={34} />}
      action={<ToHold missing={price?.missing ?? 0} busy={busy} disabled={!price} onGo={onGo} />}
      hold="Held for you for 10 minutes once you continue"
    >
      <p className="meta">
        We choose a mock that you have not sat.{' '}
        {price?.deadline && (
          <>
            Booked now, it is due <When at={price.deadline} />.
          </>
        )}
      </p>
    </PricePanel>
  )
}
