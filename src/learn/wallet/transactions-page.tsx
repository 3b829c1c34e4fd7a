import { useSearchParams } from 'react-router'
import { isTransactionType, typeWords } from '../../nouns/wallet/transaction-words'
import { useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { useLive } from '../../providers/live/live'
import { useViewer } from '../../providers/sign-in/viewer'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { SelectField } from '../../ui/form/select-field'
import { Pages } from '../../ui/list/pages'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import { boundsOf, isMonth, recentMonths } from './period'
import { TransactionTable } from './transaction-table'
import { Transactions } from './wallet.documents'
import styles from './wallet.module.css'
import { WalletHead } from './wallet-head'

const PAGE_SIZE = 25

/** All movements of the person's wallet, by page; the address holds the filters. */
export function TransactionsPage() {
  const filters = useFilters()
  const { type, month, page, set } = filters
  // Staff may read everybody's movements, but a wallet shows its owner's.
  const userId = useViewer()?.id ?? ''
  const { data, error, isFetching, isPlaceholderData, refetch } = useApi(Transactions, {
    userId,
    type,
    ...(month && boundsOf(month)),
    page,
    pageSize: PAGE_SIZE,
  })
  useLive(['Wallet'], ['Transactions'])
  const info = data?.transactions.pageInfo
  return (
    <>
      <WalletHead page="Transactions" />
      <search className={styles.filters} aria-label="Filter transactions">
        <SelectField
          label="Type"
          value={type ?? ''}
          options={[
            { value: '', label: 'All types' },
            ...Object.entries(typeWords).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(event) => set('type', event.target.value)}
        />
        <SelectField
          label="Period"
          value={month ?? ''}
          options={[{ value: '', label: 'All time' }, ...recentMonths(now())]}
          onChange={(event) => set('month', event.target.value)}
        />
      </search>
      <Card title="Transactions" count={info?.totalCount} flush busy={isPlaceholderData}>
        {error && !data ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <TransactionTable
            entries={data?.transactions.entries ?? []}
            loading={data ? false : 10}
            empty={<Nothing filters={filters} />}
          />
        )}
      </Card>
      {info && <Pages info={info} onPage={(to) => set('page', String(to))} />}
    </>
  )
}

/** The type, the month and the page of the address. */
function useFilters() {
  const [search, setSearch] = useSearchParams()
  const [type, month] = [search.get('type'), search.get('month')]
  return {
    type: isTransactionType(type) ? type : undefined,
    month: isMonth(month) ? month : undefined,
    page: Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1),
    set(name: string, value: string) {
      const next = new URLSearchParams(search)
      if (name !== 'page') next.delete('page')
      if (value) next.set(name, value)
      else next.delete(name)
      setSearch(next)
    },
    clear: () => setSearch({}),
  }
}

function Nothing({ filters: { type, month, clear } }: { filters: ReturnType<typeof useFilters> }) {
  if (type || month)
    return (
      <EmptyState title="Nothing of this kind" action={<Button onClick={clear}>Show all</Button>}>
        No transaction has this type in this period.
      </EmptyState>
    )
  return (
    <EmptyState title="No money has moved yet" action={<LinkButton to="/wallet/top-up">Top-up</LinkButton>}>
      Your first top-up appears here.
    </EmptyState>
  )
}
