import { useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { useLive } from '../../../providers/live/live'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { EmptyState } from '../../../ui/page/blank'
import { Unloaded } from '../../../ui/page/unloaded'
import { dayOf } from '../../../ui/time/london-days'
import { WalletMonths } from '../wallet.documents'
import { WalletHead } from '../wallet-head'
import { BalanceCard } from './balance-card'
import type { Month } from './balance-steps'
import { MonthCard, monthName } from './month-card'
import { askedBy, useMovementFilters, within } from './movement-filters'
import { MovementTools } from './movement-tools'
import styles from './movements.module.css'

/** What is in the wallet, and the movements that led to it, month by month; the address holds the filters. */
export function TransactionsPage() {
  const filtering = useMovementFilters()
  const { filters, set } = filtering
  const userId = useViewer()?.id ?? ''
  const query = useApi(WalletMonths, { userId, ...askedBy(filters) })
  useLive(['Wallet'], ['Transactions', 'WalletMonths'])
  const months = query.data?.walletMonths ?? []
  const found = months.filter(({ count }) => count > 0)
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  return (
    <>
      <WalletHead page="Transactions" />
      <div className={styles.page}>
        {query.data ? (
          <>
            <Balance filtering={filtering} months={months} balance={query.data.wallet.balance} />
            {(months.length > 0 || isFiltered) && (
              <MovementTools filters={filters} set={set} isEmpty={found.length === 0} />
            )}
            {found.length === 0 ? (
              <Nothing isFiltered={isFiltered} onClear={filtering.clear} />
            ) : (
              <Months filtering={filtering} found={found} latest={isNow(filters.until) ? months[0] : undefined} />
            )}
          </>
        ) : (
          <Unloaded of={query} height={720} />
        )}
      </div>
    </>
  )
}

type Filtering = ReturnType<typeof useMovementFilters>

const isNow = (until: string | undefined) => until === undefined || until >= dayOf(now())

/** The balance over the months that are shown. */
function Balance({ filtering, months, balance }: { filtering: Filtering; months: readonly Month[]; balance: number }) {
  const { filters, months: count } = filtering
  const oldest =
    months
      .filter((month) => month.count > 0)
      .slice(0, count)
      .at(-1) ?? months[0]
  if (!oldest) return null
  return (
    <BalanceCard
      balance={balance}
      months={months.filter(({ month }) => month >= oldest.month)}
      from={within(oldest.month, filters).from ?? oldest.month}
      until={filters.until}
      isFiltered={Boolean(filters.words ?? filters.type)}
    />
  )
}

interface MonthsProps {
  filtering: Filtering
  /** Those with movements that fit. */
  found: readonly Month[]
  /** The month that ends with what is in the wallet now. */
  latest: Month | undefined
}

function Months({ filtering: { filters, months: count, showMonths }, found, latest }: MonthsProps) {
  const next = found[count]
  return (
    <>
      {found.slice(0, count).map((month) => (
        <MonthCard key={month.month} month={month} filters={filters} isLatest={month === latest} />
      ))}
      {next && (
        <div>
          <Button onClick={() => showMonths(count + 1)}>Show {monthName(next.month)}</Button>
        </div>
      )}
    </>
  )
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <Card>
      {isFiltered ? (
        <EmptyState
          icon="search"
          title="Nothing matches"
          action={<Button onClick={onClear}>Show all transactions</Button>}
        >
          No transaction has these words, this type and these days together.
        </EmptyState>
      ) : (
        <EmptyState title="No money has moved yet" action={<LinkButton to="/wallet/top-up">Top up</LinkButton>}>
          Your first top-up appears here, with what you spend and what comes back.
        </EmptyState>
      )}
    </Card>
  )
}
