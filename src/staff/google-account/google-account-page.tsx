import { AdminRoot } from '../../admin/admin-root'
import { GroupTabs } from '../../admin/list/group-tabs'
import { useApi } from '../../providers/api/query'
import { Icon } from '../../ui/action/icon'
import { Skeleton } from '../../ui/data/skeleton'
import { ErrorState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { GoogleAccount } from './google-account.documents'
import styles from './google-account.module.css'
import { GoogleCard } from './google-card'
import { useFinishing } from './use-finishing'
import { ZoomCard } from './zoom-card'

/** The school's account at Google, and what else makes links of events. */
export const GoogleAccountPage = () => (
  <AdminRoot>
    <Shown />
  </AdminRoot>
)

function Shown() {
  const { isFinishing, refusal } = useFinishing()
  const { data, error, isFetching, refetch } = useApi(GoogleAccount, {})
  return (
    <>
      <PageHeader
        title="Google account"
        sub="Who makes the links of online events. Without one, links are typed."
        tabs={<GroupTabs group="settings" />}
      />
      {data && !isFinishing ? (
        <div className={styles.page}>
          {refusal && (
            <p className={styles.note} role="alert">
              <Icon name="stop" />
              {refusal}
            </p>
          )}
          <GoogleCard account={data.googleAccount} />
          <ZoomCard hasZoom={data.googleAccount.hasZoom} />
        </div>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton height={420} />
      )}
    </>
  )
}
