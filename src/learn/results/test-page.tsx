import { useParams } from 'react-router'
import { AttemptsAtTest } from '../../parts/results/attempts-at-test'
import { isNotThere } from '../../providers/api/api-error'
import { useApi } from '../../providers/api/query'
import { LinkButton } from '../../ui/action/link-button'
import { EmptyState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { Unloaded } from '../../ui/page/unloaded'
import { TestAttempts, TestOfAttempts } from './results.documents'

const crumbs = [{ label: 'Test results', to: '/test-results' }]

/** The attempts at one test, and how they changed; they stay when the test is taken down. */
export function TestPage() {
  const { bundleId = '' } = useParams()
  const test = useApi(TestOfAttempts, { id: bundleId })
  const { data, error, refetch, isFetching, isPlaceholderData } = useApi(TestAttempts, { bundleId })
  const attempts = data?.testAttempts.entries ?? []
  const bundle = test.data?.bundle.id === bundleId ? test.data.bundle : null
  const title = bundle?.title ?? attempts.find((attempt) => attempt.bundleId === bundleId)?.title
  if (data && !isPlaceholderData && title && (bundle || test.error))
    return (
      <>
        <PageHeader
          title={title}
          crumbs={crumbs}
          {...(bundle
            ? { actions: <LinkButton to={`/library/${bundle.categoryId}/${bundle.id}`}>To the test</LinkButton> }
            : isNotThere(test.error) && { sub: 'This test has been taken down. Your results stay.' })}
        />
        <AttemptsAtTest attempts={attempts} />
      </>
    )
  const fault = error ?? test.error
  return (
    <>
      <PageHeader title="Test results" crumbs={crumbs} />
      <Unloaded
        of={{
          error: fault,
          isFetching: isFetching || test.isFetching,
          refetch: () => Promise.all([refetch(), test.refetch()]),
        }}
        height={240}
        gone={
          isNotThere(fault) && (
            <EmptyState
              title="This test was not found"
              action={<LinkButton to="/test-results">To your results</LinkButton>}
            >
              You have no results of it.
            </EmptyState>
          )
        }
      />
    </>
  )
}
