import { useState } from 'react'
import { PaperLink } from '../../../nouns/billing-document/paper-link'
import { useApi } from '../../../providers/api/query'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { type Column, DataTable } from '../../../ui/list/data-table'
import { Money } from '../../../ui/money/money'
import { ErrorState } from '../../../ui/page/blank'
import { dateWords, dayWords } from '../../../ui/time/london-days'
import { formatLondonDate, formatLondonTime } from '../../../ui/time/london-time'
import { type Entry, StatusTag, what } from '../transaction-table'
import { Transactions } from '../wallet.documents'
import type { Month } from './balance-steps'
import { askedBy, type Filters, within } from './movement-filters'
import styles from './movements.module.css'

const ROWS = 100

const when: Column<Entry> = {
  key: 'when',
  head: 'London time',
  place: 'meta',
  width: '112px',
  cell: ({ insertedAt }) => (
    <time className={styles.when} dateTime={insertedAt}>
      <span>{formatLondonDate(insertedAt)}</span> <span className="num">{formatLondonTime(insertedAt)}</span>
    </time>
  ),
}
const sumOf = (key: string, head: string, isIn: boolean): Column<Entry> => ({
  ...{ key, head, align: 'end', place: 'end', width: '116px' },
  cell: ({ amount, status }) =>
    amount >= 0 === isIn ? (
      <span className={styles.sum}>
        <Money pence={amount} signed failed={status === 'failed'} />
      </span>
    ) : null,
})
const balance: Column<Entry> = {
  ...{ key: 'balance', head: 'Balance', align: 'end', place: 'state', width: '116px' },
  cell: ({ balanceAfter }) => (
    <span className={styles.after}>
      <Money pence={balanceAfter} />
    </span>
  ),
}
/** What became of a movement, and its paper. */
const outcome: Column<Entry> = {
  ...{ key: 'outcome', head: 'State or PDF', place: 'meta' },
  cell: ({ status, document }) =>
    status === 'available' && !document ? null : (
      <span className={styles.outcome}>
        {status !== 'available' && <StatusTag status={status} />}
        {document && <PaperLink paper={document} />}
      </span>
    ),
}
const columns = [when, what, outcome, sumOf('in', 'In', true), sumOf('out', 'Out', false), balance]

interface MonthCardProps {
  month: Month
  filters: Filters
  /** Whether the wallet has moved since: this month's end is then not now. */
  isLatest: boolean
}

/** The movements of a month, from its sums to what was there before it. */
export function MonthCard({ month, filters, isLatest }: MonthCardProps) {
  const [pages, setPages] = useState(1)
  const name = monthName(month.month)
  const period = within(month.month, filters)
  const isWhole = !filters.words && !filters.type
  return (
    <Card
      title={name}
      flush
      actions={
        <dl className={styles.monthSums}>
          <MonthSum name="In" pence={month.moneyIn} signed />
          <MonthSum name="Out" pence={month.moneyOut} />
          {isWhole && <MonthSum name={isLatest ? 'Now' : 'End'} pence={month.balance} />}
        </dl>
      }
      foot={
        isWhole && (
          <p className={styles.forward}>
            <span>Brought forward on {dateWords(period.from ?? month.month).replace(/ \d{4}$/, '')}</span>
            <Money pence={month.broughtForward} />
          </p>
        )
      }
    >
      {Array.from({ length: pages }, (_, index) => (
        <MonthPage
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place.
          key={index}
          filters={period}
          name={name}
          page={index + 1}
          rows={Math.min(ROWS, month.count - index * ROWS)}
        />
      ))}
      {month.count > pages * ROWS && (
        <Button block variant="quiet" onClick={() => setPages(pages + 1)}>
          Show more of {name}
        </Button>
      )}
    </Card>
  )
}

function MonthSum({ name, pence, signed }: { name: string; pence: number; signed?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Money pence={pence} signed={signed} />
      </dd>
    </div>
  )
}

function MonthPage({ filters, name, page, rows }: { filters: Filters; name: string; page: number; rows: number }) {
  // Staff may read everybody's movements, but a wallet shows its owner's.
  const userId = useViewer()?.id ?? ''
  const query = useApi(Transactions, { userId, ...askedBy(filters), page, pageSize: ROWS })
  if (query.error && !query.data) return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
  return (
    <DataTable
      caption={`Transactions, ${name}`}
      columns={columns}
      rows={query.data?.transactions.entries ?? []}
      rowKey={({ id }) => id}
      loading={query.data ? false : rows}
    />
  )
}

/** 'November 2026'. */
export const monthName = (month: string): string => dayWords(month, 'long').split(' ').slice(2).join(' ')
