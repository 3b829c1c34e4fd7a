import { built } from '../../providers/page/built'
import { PageHeader } from '../../ui/page/page-header'
import { Tabs } from '../../ui/page/tabs'

const items = built([
  { to: '/wallet/top-up', label: 'Top-up' },
  { to: '/wallet/transactions', label: 'Transactions' },
  { to: '/wallet/payouts', label: 'Payouts' },
  { to: '/wallet/packages', label: 'Packages' },
])

/** The header of the wallet's pages. */
export function WalletHead({ page }: { page: string }) {
  return <PageHeader title="Wallet" documentTitle={`${page}, wallet`} tabs={<Tabs label="Wallet" items={items} />} />
}
