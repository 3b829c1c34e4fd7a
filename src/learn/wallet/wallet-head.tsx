import { useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { built } from '../../providers/page/built'
import { formatMoney } from '../../ui/money/money'
import { PageHeader } from '../../ui/page/page-header'
import { Tabs } from '../../ui/page/tabs'
import { Owed } from './wallet.documents'

const items = built([
  { to: '/wallet/top-up', label: 'Top-up' },
  { to: '/wallet/transactions', label: 'Transactions' },
  { to: '/wallet/payouts', label: 'Payouts' },
  { to: '/wallet/packages', label: 'Packages' },
])

/** The header of the wallet's pages, and what its person owes, which is seldom anything. */
export function WalletHead({ page }: { page: string }) {
  const { data } = useApi(Owed)
  useLive(['Wallet'], ['Owed'])
  const owed = data?.wallet.owed ?? 0
  return (
    <PageHeader
      title="Wallet"
      documentTitle={`${page}, wallet`}
      sub={owed > 0 && `You owe ${formatMoney(owed)}, since a payment went back. Your next payment settles it.`}
      tabs={<Tabs label="Wallet" items={items} />}
    />
  )
}
