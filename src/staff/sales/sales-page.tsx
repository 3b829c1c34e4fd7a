import { AdminRoot } from '../../admin/admin-root'
import { GroupTabs } from '../../admin/list/group-tabs'
import { useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { Skeleton } from '../../ui/data/skeleton'
import { ErrorState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { OwedCard } from './owed-card'
import { BillingWeeks } from './sales.documents'
import { SalesCard } from './sales-card'
import styles from './sales-page.module.css'

/** What is sold and given back by week, and what the school owes. */
export const SalesPage = () => (
  <AdminRoot>
    <Shown />
  </AdminRoot>
)

function Shown() {
  const { data, error, isFetching, refetch } = useApi(BillingWeeks, {})
  useLive(['Wallet'], ['BillingWeeks'])
  const weeks = data?.billingWeeks
  return (
    <>
      <PageHeader
        title="Sales"
        sub="After discounts, VAT included. London weeks, from Monday."
        tabs={<GroupTabs group="billing" />}
      />
      {weeks ? (
        <div className={styles.cards}>
          <SalesCard weeks={weeks} />
          <OwedCard weeks={weeks} />
        </div>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton height={640} />
      )}
    </>
  )
}
