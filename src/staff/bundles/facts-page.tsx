import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { authorsFields } from '../../../access/library/bundle'
import { AdminRoot } from '../../admin/admin-root'
import { definitionOf, loadAreas, operationOf } from '../../admin/catalogue'
import { RecordForm } from '../../admin/form/form-page'
import { type ApiError, isNotThere } from '../../providers/api/api-error'
import { useApi } from '../../providers/api/query'
import { holds, useViewer } from '../../providers/sign-in/viewer'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { Loading, SkeletonRows } from '../../ui/data/skeleton'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { BundleFacts } from './bundles.documents'

const OPERATION = 'bundleUpdate'
const library = { label: 'Library', to: '/library' }

/** The page, once it is known what can be said of a bundle. */
export async function factsPage() {
  await loadAreas(['library'])
  return FactsPage
}

/** The title, description, timer and other facts of a bundle, for its authors and for staff; what is in it is written in the editor. */
function FactsPage() {
  const { bundleId = '' } = useParams()
  const viewer = useViewer()
  const navigate = useNavigate()
  const query = useApi(BundleFacts, { id: bundleId })
  const { data } = query
  const bundle = data?.bundle.id === bundleId ? data.bundle : null
  const isStaff = viewer !== null && holds(viewer, 'manage_content')
  // The price and what the school recommends are the school's.
  const only = useMemo(() => (isStaff ? undefined : authorArguments()), [isStaff])
  if (!bundle || !viewer) return <NoFacts query={query} />
  if (!isStaff && !bundle.bundleAuthors.some(({ userId }) => userId === viewer.id))
    return <Navigate to="/unauthorized" replace />
  const { category } = bundle
  const place = `/library/${category?.id}/${bundleId}`
  return (
    <AdminRoot>
      <RecordForm
        resource={definitionOf('bundles')}
        operation={OPERATION}
        id={bundleId}
        {...(only && { only })}
        onDone={() => void navigate(place)}
        head={() => (
          <PageHeader
            title={`Facts of ${bundle.title}`}
            crumbs={[
              library,
              ...(category ? [{ label: category.title, to: `/library/${category.id}` }] : []),
              { label: bundle.title, to: place },
            ]}
            actions={
              <LinkButton to={`/library/${bundleId}/editor`} icon="pen">
                Write its contents
              </LinkButton>
            }
          />
        )}
      />
    </AdminRoot>
  )
}

function NoFacts({ query: { error, refetch, isFetching } }: { query: UseQueryResult<unknown, ApiError> }) {
  return (
    <>
      <PageHeader title="Bundle" crumbs={[library]} />
      {isNotThere(error) ? (
        <Card>
          <EmptyState
            icon="library"
            title="This is not in the library"
            action={<LinkButton to="/library">To the library</LinkButton>}
          >
            It may have been deleted, or it is not yours to see.
          </EmptyState>
        </Card>
      ) : error ? (
        <Card>
          <ErrorState title="This did not load" onRetry={() => void refetch()} retrying={isFetching} />
        </Card>
      ) : (
        <Loading>
          <SkeletonRows rows={10} height={72} />
        </Loading>
      )}
    </>
  )
}

/** The arguments whose fields an author may change. */
const authorArguments = () => Object.keys(operationOf(OPERATION).args).filter((name) => authorsFields.includes(name))
