import { useApi } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { Loading } from '../../../ui/data/skeleton'
import { Pages } from '../../../ui/list/pages'
import { EmptyState, ErrorState } from '../../../ui/page/blank'
import { BundleGrid, BundleGridSkeleton } from '../card/bundle-card'
import { LibraryBundles } from './library.documents'
import styles from './library.module.css'
import type { LibraryFilters } from './use-library-filters'

const PAGE = 24

/** What the filters ask for. */
export const askedBy = ({ search, type, page }: Pick<LibraryFilters, 'search' | 'type' | 'page'>) => ({
  search: search || null,
  type,
  page,
  pageSize: PAGE,
})

/** Every bundle of the library that the filters leave, by title. */
export function ShelfResults({ title, filters }: { title: string; filters: LibraryFilters }) {
  const { search, filtered, setPage, clear } = filters
  const { data, error, refetch, isFetching, isPlaceholderData } = useApi(LibraryBundles, askedBy(filters))
  const { entries, pageInfo } = data?.bundles ?? {}
  return (
    <section className={styles.section} aria-label={title} aria-busy={isPlaceholderData || undefined}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        {pageInfo && <p className="n num">{pageInfo.totalCount}</p>}
        <p className="vh" role="status">
          {filtered && pageInfo && !isPlaceholderData && foundWords(pageInfo.totalCount)}
        </p>
      </div>
      {entries && entries.length > 0 ? (
        <BundleGrid bundles={entries} />
      ) : entries ? (
        <Card>
          <NothingHere filtered={filtered} search={search} clear={clear} />
        </Card>
      ) : error ? (
        <Card>
          <ErrorState title="The library did not load" onRetry={() => void refetch()} retrying={isFetching} />
        </Card>
      ) : (
        <Loading label="Loading the library">
          <BundleGridSkeleton count={8} />
        </Loading>
      )}
      {pageInfo && <Pages info={pageInfo} onPage={setPage} />}
    </section>
  )
}

const foundWords = (count: number) => (count === 1 ? '1 found' : `${count} found`)

/** Why nothing is shown, and what to do. */
export function NothingHere({ filtered, search, clear }: Pick<LibraryFilters, 'filtered' | 'search' | 'clear'>) {
  if (!filtered)
    return (
      <EmptyState icon="library" title="Nothing on this shelf yet">
        Lectures, flashcards and tests appear here as soon as the school publishes them.
      </EmptyState>
    )
  return (
    <EmptyState icon="search" title="Nothing found" action={<Button onClick={clear}>Show everything</Button>}>
      {search
        ? `Nothing here speaks of “${search}”. Try fewer words, or another word for it.`
        : 'There is nothing of this kind here.'}
    </EmptyState>
  )
}
