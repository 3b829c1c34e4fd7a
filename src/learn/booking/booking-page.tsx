import { useSearchParams } from 'react-router'
import '../../components/card.css'
import { EmptyState, ErrorState } from '../../components/blank'
import { Button } from '../../components/button'
import { Money } from '../../components/money'
import { PageHeader } from '../../components/page-header'
import { Segments } from '../../components/segments'
import { SelectField } from '../../components/select-field'
import { useLive } from '../../providers/live'
import { useApi } from '../../providers/query'
import './booking.css'
import { BookableTypes } from './booking.documents'
import { type BookableType, TypeTable, TypeTableSkeleton } from './type-table'
import { categoryWords, formats } from './type-words'

/** What can be booked, by format and category; the filters stand in the address. */
export function BookingPage() {
  const { data, error, refetch, isFetching } = useApi(BookableTypes)
  useLive(['SessionType', 'PracticeArea', 'Wallet'], ['BookableTypes'])
  const [params, setParams] = useSearchParams()
  const choose = (filter: string, value: string) =>
    setParams(
      (old) => {
        if (value) old.set(filter, value)
        else old.delete(filter)
        return old
      },
      { replace: true, preventScrollReset: true },
    )

  const offered = (data?.sessionTypes ?? []).filter(isOffered)
  const format = params.get('format') ?? ''
  const area = params.get('area') ?? ''
  const category = params.get('category') ?? ''
  const shown = offered.filter(
    (type) =>
      (!format || type.group === format) &&
      (!area || type.practiceAreas.some(({ id }) => id === area)) &&
      (!category || type.category === category),
  )
  const filtered = Boolean(format || area || category)

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
      <div className="book-tools">
        <Segments
          label="Format"
          value={format}
          onChange={(value) => choose('format', value)}
          options={[{ value: '', label: 'All' }, ...formats]}
        />
        <SelectField
          label="Practice area"
          inline
          value={area}
          onChange={(event) => choose('area', event.target.value)}
          options={areasOf(offered)}
          placeholder="All practice areas"
        />
        <SelectField
          label="Category"
          inline
          value={category}
          onChange={(event) => choose('category', event.target.value)}
          options={categoriesOf(offered)}
          placeholder="All categories"
        />
      </div>
      {error && !data ? (
        <section className="card">
          <ErrorState onRetry={() => refetch()} retrying={isFetching} />
        </section>
      ) : !data ? (
        <TypeTableSkeleton />
      ) : shown.length === 0 ? (
        <section className="card">
          <EmptyState
            icon="booking"
            title={filtered ? 'Nothing of this kind' : 'Nothing can be booked yet'}
            action={filtered && <Button onClick={() => setParams({}, { replace: true })}>Show everything</Button>}
          >
            {filtered
              ? 'No session type has this format, area and category together.'
              : 'Session types appear here as soon as the school opens them for booking.'}
          </EmptyState>
        </section>
      ) : (
        <TypeTable types={shown} area={area} />
      )}
    </>
  )
}

/** Staff are sent every type; only what is open is offered, and a type that groups others is not a session itself. */
const isOffered = (type: BookableType & { status: string; bookingAllowed: boolean; children: unknown[] }) =>
  type.status === 'active' && type.bookingAllowed && type.children.length === 0 && type.practiceAreas.length > 0

function areasOf(types: readonly BookableType[]) {
  const names = new Map(types.flatMap(({ practiceAreas }) => practiceAreas.map(({ id, name }) => [id, name] as const)))
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label))
}

function categoriesOf(types: readonly BookableType[]) {
  const present = new Set(types.flatMap(({ category }) => (category ? [category] : [])))
  return [...present]
    .map((value) => ({ value, label: categoryWords[value] }))
    .sort((a, b) => a.label.localeCompare(b.label))
}
