import { useEffect, useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { BlockEditor } from '../../parts/block-editor/block-editor'
import { openDrafts } from '../../parts/saving/draft-store'
import { isNotThere } from '../../providers/api/api-error'
import { useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { holds, useViewer } from '../../providers/sign-in/viewer'
import { LinkButton } from '../../ui/action/link-button'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import { EditedBundle } from './bundle-editor.documents'

const statusWords = {
  draft: 'Draft: students do not see it',
  in_review: 'In review: students do not see it',
  published: 'Published: students see each change once it is saved',
  archived: 'Archived: only those who hold it see it',
} as const

/** The blocks of a bundle, for its authors and for staff with manage_content. */
export function EditorPage() {
  const { bundleId = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const viewer = useViewer()
  const isReady = useDrafts()
  const { data, error, refetch, isFetching } = useApi(EditedBundle, { id: bundleId })
  useLive(['Bundle', 'BundleAuthor'], ['EditedBundle'])
  const bundle = data?.bundle.id === bundleId ? data.bundle : null
  if (isNotThere(error))
    return (
      <main id="main">
        <title>Not found · Articled</title>
        <EmptyState
          isPage
          icon="library"
          title="This bundle was not found"
          action={<LinkButton to="/library">To the library</LinkButton>}
        >
          It may have been deleted, or it is not yours to see any more. What you had not sent is kept on this device.
        </EmptyState>
      </main>
    )
  if (error && !bundle)
    return (
      <main id="main">
        <ErrorState isPage title="This did not load" onRetry={() => void refetch()} retrying={isFetching} />
      </main>
    )
  if (!bundle || !viewer || !isReady)
    return (
      <main id="main">
        <Loading>
          <Skeleton height={480} />
        </Loading>
      </main>
    )
  const isAuthor = bundle.bundleAuthors.some(({ userId }) => userId === viewer.id)
  if (!isAuthor && !holds(viewer, 'manage_content')) return <Navigate to="/unauthorized" replace />
  return (
    <BlockEditor
      key={bundleId}
      title={bundle.title}
      about={statusWords[bundle.status]}
      contentId={bundle.contentId}
      userId={viewer.id}
      back={{ to: `/library/${bundle.categoryId}/${bundleId}`, label: 'Leave the editor' }}
      action={
        <LinkButton to={`/library/${bundle.categoryId}/${bundleId}/edit`} size="sm">
          Facts
        </LinkButton>
      }
      blockId={search.get('block')}
      onOpen={(id) => setSearch(id ? { block: id } : {}, { replace: true })}
    />
  )
}

/** Whether what this device keeps unsent has been read. */
function useDrafts(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void openDrafts().then(() => setReady(true))
  }, [])
  return isReady
}
