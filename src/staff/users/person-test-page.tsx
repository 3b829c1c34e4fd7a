import { useParams } from 'react-router'
import { AttemptsAtTest } from '../../parts/results/attempts-at-test'
import { isNotThere } from '../../providers/api/api-error'
import { useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { PersonTest } from './person.documents'

/** A person's attempts at one test, as they see them themselves. */
export function PersonTestPage() {
  const { id = '', bundleId = '' } = useParams()
  const { data, error, refetch, isFetching } = useApi(PersonTest, { userId: id, bundleId })
  useLive(['TestAttempt'], ['PersonTest'])
  if (!data || data.user.id !== id)
    return (
      <>
        <PageHeader title="Test results" crumbs={[{ label: 'Users', to: '/users' }]} />
        {error ? (
          <Card>
            {isNotThere(error) ? (
              <EmptyState
                title="There is no such person or test"
                action={<LinkButton to={`/users/${id}/test-results`}>To their results</LinkButton>}
              >
                It may have been deleted.
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
  const { user, testAttempts } = data
  const name = user.fullName ?? 'Person'
  return (
    <>
      <PageHeader
        title={testAttempts.entries[0]?.title ?? 'Test results'}
        crumbs={[
          { label: 'Users', to: '/users' },
          { label: name, to: `/users/${id}/profile` },
          { label: 'Test results', to: `/users/${id}/test-results` },
        ]}
        sub={name}
      />
      <AttemptsAtTest attempts={testAttempts.entries} />
    </>
  )
}
