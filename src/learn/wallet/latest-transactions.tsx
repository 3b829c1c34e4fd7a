import { Link } from 'react-router'
import { useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { useViewer } from '../../providers/sign-in/viewer'
import { Card } from '../../ui/data/card'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import { TransactionTable } from './transaction-table'
import { Transactions } from './wallet.documents'

const SHOWN = 8

/** The latest movements, beside the form. */
export function LatestTransactions() {
  const userId = useViewer()?.id ?? ''
  const { data, error, isFetching, refetch } = useApi(Transactions, { userId, page: 1, pageSize: SHOWN })
  useLive(['Wallet'], ['Transactions'])
  return (
    <Card title="Latest transactions" flush actions={<Link to="/wallet/transactions">All transactions</Link>}>
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <TransactionTable
          entries={data?.transactions.entries ?? []}
          loading={data ? false : SHOWN}
          empty={<EmptyState title="No money has moved yet">Your first top-up appears here.</EmptyState>}
        />
      )}
    </Card>
  )
}
