import { AdminRoot } from '../../admin/admin-root'
import { GroupTabs } from '../../admin/list/group-tabs'
import { useApi } from '../../providers/api/query'
import { Skeleton } from '../../ui/data/skeleton'
import { ErrorState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { Seller } from './seller.documents'
import { SellerForm } from './seller-form'

/** Who sells here, as it stands on invoices, and the VAT of what is sold. */
export const SellerPage = () => (
  <AdminRoot>
    <Shown />
  </AdminRoot>
)

function Shown() {
  const { data, error, isFetching, refetch } = useApi(Seller, {})
  return (
    <>
      <PageHeader
        title="Seller and VAT"
        sub="What stands on invoices from now on. Those that were made stay as they are."
        tabs={<GroupTabs group="billing" />}
      />
      {data ? (
        <SellerForm seller={data.seller} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton height={480} />
      )}
    </>
  )
}
