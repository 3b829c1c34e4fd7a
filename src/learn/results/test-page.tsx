import { useParams } from 'react-router'
import { AttemptsAtTest } from '../../parts/results/attempts-at-test'
import { isNotThere } from '../../providers/api/api-error'
import { useApi } from '../../providers/api/query'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { TestAttempts } from './results.documents'

const crumbs = [{ label: 'Test results', to: '/test-results' }]

/** The attempts at one test, and how they changed. */
export function TestPage() {
  const { bundleId = '' } = useParams()
  const { data, error, refetch, isFetching } = useApi(TestAttempts, { bundleId })
  if (!data || data.bundle.id !== bundleId)
    return (
      <>
        <PageHeader title="Test results" crumbs={crumbs} />
        {error ? (
          <Card>
            {isNotThere(error) ? (
              <EmptyState
                title="This test was not found"
                action={<LinkButton to="/test-results">To your results</LinkButton>}
              >
                It may have been taken down.
              </EmptyState>
            ) : (
              <ErrorState title="This did not load" onRetry={() => void refetch()} retrying={isFetching} />
            )}
          </Card>
        ) : (
          <Loading>
            <Skeleton height={240} />
          </Loading>
        )}
      </>
    )
  const { bundle } = data
  return (
    <>
      <PageHeader
        title={bundle.title}
        crumbs={crumbs}
        actions={<LinkButton to={`/library/${bundle.categoryId}/${bundle.id}`}>To the test</LinkButton>}
      />
      <AttemptsAtTest attempts={data.testAttempts.entries} />
    </>
  )
}
