import type { UseQueryResult } from '@tanstack/react-query'
import '../../components/card.css'
import { ErrorState } from '../../components/blank'
import { Loading, Skeleton, SkeletonRows } from '../../components/skeleton'
import type { ApiError } from '../../providers/api-error'

/** A dashboard before it is there: its cards in grey, or what went wrong. */
export function DashboardState({ query }: { query: UseQueryResult<unknown, ApiError> }) {
  if (query.error) {
    return (
      <section className="card">
        <ErrorState title="Your dashboard did not load" onRetry={() => query.refetch()} retrying={query.isFetching} />
      </section>
    )
  }
  return (
    <Loading label="Loading your dashboard">
      <div className="dash" aria-hidden="true">
        <div className="dash-main">
          <section className="card dash-grey-next">
            <Skeleton width="24%" height={12} />
            <Skeleton width="52%" height={22} />
            <Skeleton width="40%" height={12} />
            <Skeleton width={260} height={40} />
          </section>
          <section className="card">
            <SkeletonRows rows={3} />
          </section>
        </div>
        <div className="dash-side">
          <section className="card">
            <Skeleton width="50%" height={12} />
            <Skeleton width="40%" height={28} />
          </section>
        </div>
      </div>
    </Loading>
  )
}
