import { Suspense, useEffect, useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { openDrafts } from '../../parts/saving/draft-store'
import { isNotThere } from '../../providers/api/api-error'
import { useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { lazyPart } from '../../providers/page/lazy-part'
import { holds, useViewer } from '../../providers/sign-in/viewer'
import { LinkButton } from '../../ui/action/link-button'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import { EditedBundle } from './bundle-editor.documents'
import { Doors } from './lecture/doors'
import { LectureBar } from './lecture/lecture-bar'
import { useFirstPart } from './lecture/lecture-part'

// Whoever writes slides needs no rich text, and whoever writes questions no uploads of sound.
const BlockEditor = lazyPart(() => import('../../parts/block-editor/block-editor').then((m) => m.BlockEditor))
const LectureEditor = lazyPart(() => import('./lecture/lecture-editor').then((m) => m.LectureEditor))

const statusWords = {
  draft: 'Draft: students do not see it',
  in_review: 'In review: students do not see it',
  published: 'Published: students see each change once it is saved',
  archived: 'Archived: only those who hold it see it',
} as const

/** What is in a bundle, for its authors and for staff with manage_content: the slides of a lecture, and the blocks of any. */
export function EditorPage() {
  const { bundleId = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const viewer = useViewer()
  const isReady = useDrafts()
  const { data, error, refetch, isFetching } = useApi(EditedBundle, { id: bundleId })
  useLive(['Bundle', 'BundleAuthor'], ['EditedBundle'])
  const bundle = data?.bundle.id === bundleId ? data.bundle : null
  const firstPart = useFirstPart(bundle)
  if (isNotThere(error)) return <Gone />
  if (error && !bundle)
    return (
      <main id="main">
        <ErrorState isPage title="This did not load" onRetry={() => void refetch()} retrying={isFetching} />
      </main>
    )
  if (!bundle || !viewer || !isReady) return <Waiting />
  const isAuthor = bundle.bundleAuthors.some(({ userId }) => userId === viewer.id)
  if (!isAuthor && !holds(viewer, 'manage_content')) return <Navigate to="/unauthorized" replace />
  const isLecture = bundle.type === 'lecture'
  const blockId = search.get('block')
  const about = statusWords[bundle.status]
  if (isLecture && !blockId && (search.get('part') ?? firstPart) !== 'texts')
    return (
      <Suspense fallback={<Waiting />}>
        <LectureEditor key={bundleId} bundle={bundle} about={about} />
      </Suspense>
    )
  const place: Record<string, string> = isLecture ? { part: 'texts' } : {}
  const page = `/library/${bundle.categoryId}/${bundleId}`
  return (
    <Suspense fallback={<Waiting />}>
      <BlockEditor
        key={bundleId}
        title={bundle.title}
        about={about}
        contentId={bundle.contentId}
        userId={viewer.id}
        back={{ to: page, label: 'Leave the editor' }}
        action={
          isLecture ? (
            <Doors {...bundle} />
          ) : (
            <LinkButton to={`${page}/edit`} size="sm">
              Facts
            </LinkButton>
          )
        }
        parts={isLecture && <LectureBar bundleId={bundleId} part="texts" />}
        correctAt={(id) => `/library/${bundleId}/editor/health/${id}`}
        blockId={blockId}
        onOpen={(id) => setSearch(id ? { ...place, block: id } : place, { replace: true })}
      />
    </Suspense>
  )
}

function Gone() {
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
}

function Waiting() {
  return (
    <main id="main">
      <Loading>
        <Skeleton height={480} />
      </Loading>
    </main>
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
