import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router'
import { useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Loading } from '../../../ui/data/skeleton'
import { Pages } from '../../../ui/list/pages'
import { EmptyState, ErrorState } from '../../../ui/page/blank'
import { PageHeader } from '../../../ui/page/page-header'
import { BundleGrid, BundleGridSkeleton } from '../card/bundle-card'
import { LIBRARY_TYPES } from '../library-types'
import { LibraryBundles, LibraryShelves } from './library.documents'
import styles from './library.module.css'
import { LibraryTools } from './library-tools'
import { type Shelf, ShelfNav } from './shelf-nav'
import { NothingHere } from './shelf-results'
import { sectionsOf, shelvesAbove, withThoseBelow } from './shelf-sections'
import { type LibraryFilters, useLibraryFilters } from './use-library-filters'

/** One category: what stands on it, a section for each subcategory and for each category within it. */
export function CategoryPage() {
  const { categoryId = '' } = useParams()
  const filters = useLibraryFilters()
  const { data, error, refetch, isFetching } = useApi(LibraryShelves)
  useLive(LIBRARY_TYPES, ['LibraryShelves', 'LibraryBundles'])
  const shelves = data?.libraryCategories ?? []
  const shelf = shelves.find(({ id }) => id === categoryId)
  return (
    <>
      <PageHeader
        title={shelf?.title ?? 'Library'}
        crumbs={[
          { label: 'Library', to: '/library' },
          ...shelvesAbove(shelves, shelf).map(({ id, title }) => ({ label: title, to: `/library/${id}` })),
        ]}
      />
      <div className={styles.library}>
        <ShelfNav shelves={shelves} current={categoryId} />
        <div className={styles.main}>
          {shelf?.description && <p className={styles.about}>{shelf.description}</p>}
          {shelf ? (
            <>
              <LibraryTools label={`Search ${shelf.title}`} filters={filters} />
              <Sections key={shelf.id} shelf={shelf} shelves={shelves} filters={filters} />
            </>
          ) : data ? (
            <Card>
              <EmptyState
                icon="library"
                title="There is no such shelf"
                action={<LinkButton to="/library">To the library</LinkButton>}
              >
                It may have been taken down. The others are still there.
              </EmptyState>
            </Card>
          ) : error ? (
            <Card>
              <ErrorState title="The shelf did not load" onRetry={() => void refetch()} retrying={isFetching} />
            </Card>
          ) : (
            <Waiting />
          )}
        </div>
      </div>
    </>
  )
}

const PAGE = 60

interface SectionsProps {
  shelf: Shelf
  shelves: readonly Shelf[]
  filters: LibraryFilters
}

function Sections({ shelf, shelves, filters }: SectionsProps) {
  const { search, type, page, filtered, setPage, clear } = filters
  const { data, error, refetch, isFetching, isPlaceholderData } = useApi(LibraryBundles, {
    search: search || null,
    type,
    categoryIds: withThoseBelow(shelves, shelf.id),
    page,
    pageSize: PAGE,
  })
  useSectionInAddress(data !== undefined)
  if (!data)
    return error ? (
      <Card>
        <ErrorState title="The shelf did not load" onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    ) : (
      <Waiting />
    )
  const { entries, pageInfo } = data.bundles
  return (
    <>
      <p className="vh" role="status">
        {filtered && !isPlaceholderData && `${pageInfo.totalCount} found`}
      </p>
      {entries.length === 0 && (
        <Card>
          <NothingHere filtered={filtered} search={search} clear={clear} />
        </Card>
      )}
      {sectionsOf(shelf, shelves, entries).map(({ id, title, description, bundles }) => (
        <section key={id} id={id} className={styles.section} aria-label={title}>
          <div className={styles.heading}>
            <h2>{title}</h2>
            <p className="n num">{bundles.length}</p>
          </div>
          {description && <p className={styles.about}>{description}</p>}
          <BundleGrid bundles={bundles} />
        </section>
      ))}
      <Pages info={pageInfo} onPage={setPage} />
    </>
  )
}

function Waiting() {
  return (
    <Loading label="Loading the shelf">
      <BundleGridSkeleton count={4} />
    </Loading>
  )
}

/** Goes to the section that the address names, once it is drawn. */
function useSectionInAddress(drawn: boolean) {
  const { hash } = useLocation()
  useEffect(() => {
    if (drawn && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [drawn, hash])
}
