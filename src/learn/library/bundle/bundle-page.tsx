import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { type Params, useParams } from 'react-router'
import { kindWords } from '../../../nouns/bundle/kind-and-address'
import { isNotThere } from '../../../providers/api/api-error'
import { askAhead, useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { lazyPart } from '../../../providers/page/lazy-part'
import { holds, useViewer } from '../../../providers/sign-in/viewer'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Loading, Skeleton } from '../../../ui/data/skeleton'
import { EmptyState, ErrorState } from '../../../ui/page/blank'
import { type Crumb, PageHeader } from '../../../ui/page/page-header'
import { AccessPanel } from '../access/access-panel'
import { useBuying } from '../access/use-buying'
import { useStanding } from '../card/standing'
import { LIBRARY_TYPES } from '../library-types'
import type { Bundle } from './bundle'
import { LibraryBundle, type LibraryBundleQuery } from './bundle-page.documents'
import styles from './bundle-page.module.css'
import { Gathered } from './gathered'
import { About, Authors, Inside } from './inside'
import { Outline, VideoOutline } from './outline'

// Few readers write, and whoever thinks of buying needs no player.
const AuthorDoors = lazyPart(() => import('../../../nouns/bundle/author-doors').then((m) => m.AuthorDoors))
const Opened = lazyPart(() => import('./opened').then((m) => m.Opened))
const BundleVideos = lazyPart(() => import('../../../parts/videos/bundle-videos').then((m) => m.BundleVideos))

/** Asks for the bundle before it is drawn. */
export const askBundle = ({ bundleId = '' }: Params) => askAhead(LibraryBundle, { id: bundleId })

/** A bundle: what is in it and what it costs, or, once it is open, what it teaches. */
export function BundlePage() {
  const { categoryId = '', bundleId = '' } = useParams()
  const { data, error, refetch, isFetching } = useApi(LibraryBundle, { id: bundleId })
  useLive([...LIBRARY_TYPES, 'LibraryChapter', 'LibrarySlide', 'LibraryVideo', 'BundleAuthor'], ['LibraryBundle'])
  if (!data || data.bundle.id !== bundleId || isNotThere(error))
    return (
      <>
        <PageHeader title="Library" crumbs={[{ label: 'Library', to: '/library' }]} />
        {!error ? (
          <Waiting />
        ) : isNotThere(error) ? (
          <Gone categoryId={categoryId} />
        ) : (
          <Card>
            <ErrorState title="This did not load" onRetry={() => void refetch()} retrying={isFetching} />
          </Card>
        )}
      </>
    )
  return <BundleView key={bundleId} data={data} />
}

function BundleView({ data }: { data: LibraryBundleQuery }) {
  const { bundle, libraryChapters, librarySlides } = data
  const standing = useStanding()(bundle)
  const buying = useBuying(bundle.id)
  const isOpen = standing.state === 'open'
  const writes = useWrites(bundle)
  return (
    <>
      <PageHeader
        title={bundle.title}
        crumbs={crumbsOf(bundle)}
        sub={subOf(bundle)}
        actions={
          writes && (
            <Suspense>
              <AuthorDoors bundleId={bundle.id} parts={bundle.parts} />
            </Suspense>
          )
        }
      />
      <p className="vh" role="status">
        {buying.said}
      </p>
      {isOpen || writes ? (
        <Suspense fallback={<Waiting />}>
          <FocusWhen now={buying.opened}>
            <Opened bundle={bundle} standing={standing} buying={buying} writes={writes} />
          </FocusWhen>
        </Suspense>
      ) : (
        <div className={styles.page}>
          <div className={styles.main}>
            {bundle.type === 'collection' ? (
              <Gathered bundle={bundle} priced={standing.state === 'none' || standing.state === 'ended'} />
            ) : (
              <Inside parts={bundle.parts} />
            )}
            <About bundle={bundle} />
            <Outline chapters={libraryChapters} slides={librarySlides} />
            <VideoOutline videos={bundle.videos} />
          </div>
          <div className={styles.side}>
            <AccessPanel bundle={bundle} standing={standing} buying={buying} />
            <Authors bundle={bundle} />
          </div>
        </div>
      )}
      {writes && (
        <div className={styles.videos}>
          <Suspense>
            <BundleVideos bundleId={bundle.id} />
          </Suspense>
        </div>
      )}
    </>
  )
}

/** Takes the focus when it comes in place of the button that had it. */
function FocusWhen({ now, children }: { now: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (now) place.current?.focus({ preventScroll: true })
  }, [now])
  return (
    <div ref={place} className={styles.opened} tabIndex={-1}>
      {children}
    </div>
  )
}

/** Whether the reader is one of its authors, or keeps it as staff. */
function useWrites({ bundleAuthors }: Bundle): boolean {
  const viewer = useViewer()
  if (!viewer) return false
  return holds(viewer, 'manage_content') || bundleAuthors.some(({ user }) => user?.id === viewer.id)
}

const crumbsOf = ({ category }: Bundle): Crumb[] => [
  { label: 'Library', to: '/library' },
  ...(category ? [{ label: category.title, to: `/library/${category.id}` }] : []),
]

const subOf = ({ type, practiceArea, subcategory }: Bundle) =>
  [kindWords[type], subcategory?.title ?? practiceArea?.name].filter(Boolean).join(', ')

function Gone({ categoryId }: { categoryId: string }) {
  return (
    <Card>
      <EmptyState
        icon="library"
        title="This is not in the library"
        action={
          <>
            <LinkButton to={`/library/${categoryId}`}>To its shelf</LinkButton>
            <LinkButton to="/library">To the library</LinkButton>
          </>
        }
      >
        It may have been taken down, or it is open to others only.
      </EmptyState>
    </Card>
  )
}

function Waiting() {
  return (
    <Loading>
      <div className={styles.page}>
        <Skeleton height={420} />
        <Skeleton height={260} />
      </div>
    </Loading>
  )
}
