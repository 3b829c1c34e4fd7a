import { Areas } from '../../parts/readiness/areas'
import { Projected } from '../../parts/readiness/projected'
import { TestResults } from '../../parts/readiness/readiness.documents'
import { StandsOn } from '../../parts/readiness/stands-on'
import { TestsTaken } from '../../parts/readiness/tests-taken'
import { Weeks } from '../../parts/readiness/weeks'
import { useApi } from '../../providers/api/query'
import { Card } from '../../ui/data/card'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { ErrorState } from '../../ui/page/blank'
import styles from './test-results-tab.module.css'

/** How ready a person is, and the tests they have taken. */
export function TestResultsTab({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useApi(TestResults, { userId: id })
  if (!data)
    return error ? (
      <Card>
        <ErrorState title="This did not load" onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    ) : (
      <Loading>
        <Skeleton height={240} />
      </Loading>
    )
  const { papers, tests } = data.testResults
  return (
    <div className={styles.tab}>
      {papers.map((paper) => (
        <div key={paper.paper} className={styles.tab}>
          <Projected paper={paper} />
          <Areas paper={paper} />
          <Weeks paper={paper} />
          <StandsOn paper={paper} />
        </div>
      ))}
      <TestsTaken tests={tests} to={({ bundleId }) => `/users/${id}/test-results/${bundleId}`} />
    </div>
  )
}
