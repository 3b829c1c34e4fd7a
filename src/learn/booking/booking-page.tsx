import type { MocksLeft } from '../../nouns/session/mocks-left'
import { askAhead, useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { Money } from '../../ui/money/money'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { BookableTypes } from './booking.documents'
import { TypeFilters, useTypeFilters } from './type-filters'
import { type BookableType, TypeTable, TypeTableSkeleton } from './type-table'

/** Asks for them before they are drawn. */
export const askTypes = () => askAhead(BookableTypes)

/** The session types that can be booked, by format and category; the address holds the filters. */
export function BookingPage() {
  const { data, error, refetch, isFetching } = useApi(BookableTypes)
  useLive(['SessionType', 'PracticeArea', 'Wallet', 'Session', 'Mock', 'MockPermission'], ['BookableTypes'])
  const free = new Set(data?.mocksLeft.filter(({ freeUntil }) => freeUntil).map(({ sessionTypeId }) => sessionTypeId))
  const offered = (data?.sessionTypes ?? []).filter(isOffered).filter((type) => isSold(type) || free.has(type.id))
  const filters = useTypeFilters(offered)
  return (
    <>
      <PageHeader
        title="Book a session"
        sub={
          data && (
            <>
              {data.wallet.discount > 0 && `Prices before your discount of ${data.wallet.discount}%. `}
              You pay from your wallet, <Money pence={data.wallet.balance} />.
            </>
          )
        }
      />
      <TypeFilters types={offered} filters={filters} />
      {data ? (
        <Results filters={filters} left={data.mocksLeft} />
      ) : error ? (
        <Card>
          <ErrorState onRetry={() => refetch()} retrying={isFetching} />
        </Card>
      ) : (
        <TypeTableSkeleton />
      )}
    </>
  )
}

interface ResultsProps {
  filters: ReturnType<typeof useTypeFilters>
  left: MocksLeft
}

function Results({ filters: { shown, filtered, area, clear }, left }: ResultsProps) {
  if (shown.length > 0) return <TypeTable types={shown} area={area} left={left} />
  return (
    <Card>
      <EmptyState
        icon="booking"
        title={filtered ? 'Nothing of this kind' : 'Nothing can be booked yet'}
        action={filtered && <Button onClick={clear}>Show everything</Button>}
      >
        {filtered
          ? 'No session type has this format, area and category together.'
          : 'Session types appear here as soon as the school opens them for booking.'}
      </EmptyState>
    </Card>
  )
}

const isSold = ({ price, purchaseAllowed }: { price: number; purchaseAllowed: boolean }) =>
  price === 0 || purchaseAllowed

/** Staff get every type, but only open ones are offered, without the types that group others. */
const isOffered = (type: BookableType & { status: string; bookingAllowed: boolean; children: unknown[] }) =>
  type.status === 'active' && type.bookingAllowed && type.children.length === 0 && type.practiceAreas.length > 0
