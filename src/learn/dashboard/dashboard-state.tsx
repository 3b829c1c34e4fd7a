import type { UseQueryResult } from '@tanstack/react-query'
import type { ApiError } from '../../providers/api/api-error'
import { Card } from '../../ui/data/card'
import { Loading, Skeleton, SkeletonRows } from '../../ui/data/skeleton'
import { ErrorState } from '../../ui/page/blank'
import styles from './dashboard.module.css'
import studentDashboardStyles from './student/student-dashboard.module.css'

interface DashboardStateProps {
  query: UseQueryResult<unknown, ApiError>
  /** The next session above two columns, as a student's; otherwise a wide column beside a narrow one. */
  inColumns?: boolean
}

/** A dashboard that has not loaded: its cards in grey, or the error. */
export function DashboardState({ query, inColumns = false }: DashboardStateProps) {
  if (query.error) {
    return (
      <Card>
        <ErrorState title="Your dashboard did not load" onRetry={() => query.refetch()} retrying={query.isFetching} />
      </Card>
    )
  }
  return <GreyDashboard inColumns={inColumns} />
}

/** The cards in grey, each about as high as it will be. */
export const GreyDashboard = ({ inColumns }: { inColumns: boolean }) => (
  <Loading label="Loading your dashboard">{inColumns ? <GreyColumns /> : <GreyMainAndSide />}</Loading>
)

const GreyMainAndSide = () => (
  <div className={styles.dash} aria-hidden="true">
    <div className={styles.main}>
      <GreyNext />
      <GreyRows />
    </div>
    <div className={styles.side}>
      <GreyFigure />
    </div>
  </div>
)

const GreyColumns = () => (
  <div aria-hidden="true">
    <div className={studentDashboardStyles.first}>
      <GreyNext />
    </div>
    <div className={studentDashboardStyles.cards}>
      <GreyFigure />
      <GreyRows />
    </div>
  </div>
)

export const GreyNext = () => (
  <Card className={styles.greyNext}>
    <Skeleton width="24%" height={12} />
    <Skeleton width="52%" height={22} />
    <Skeleton width="40%" height={12} />
    <Skeleton width={260} height={40} />
  </Card>
)

export const GreyRows = () => (
  <Card>
    <SkeletonRows rows={3} />
  </Card>
)

const GreyFigure = () => (
  <Card>
    <Skeleton width="50%" height={12} />
    <Skeleton width="40%" height={28} />
  </Card>
)
