import { askAhead, useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { LinkButton } from '../../../ui/action/link-button'
import { Loading } from '../../../ui/data/skeleton'
import { PageHeader } from '../../../ui/page/page-header'
import { BundleGrid, BundleGridSkeleton } from '../card/bundle-card'
import { isHeld, useStanding } from '../card/standing'
import { LIBRARY_TYPES } from '../library-types'
import { Tonight } from '../tonight/tonight'
import { ReviewTonight } from '../tonight/tonight.documents'
import { LibraryBegun, LibraryBundles, LibraryOwn, LibraryRecommended, LibraryShelves } from './library.documents'
import styles from './library.module.css'
import { LibraryTools } from './library-tools'
import { begunOf, heardOf, latestOf, notBegun } from './own-bundles'
import { Practise } from './practise'
import { ShelfNav } from './shelf-nav'
import { askedBy, ShelfResults } from './shelf-results'
import { useLibraryFilters } from './use-library-filters'

/** Asks for them before they are drawn. */
export const askLibrary = () => {
  askAhead(LibraryShelves)
  askAhead(LibraryOwn)
  askAhead(LibraryBegun)
  askAhead(LibraryRecommended)
  askAhead(ReviewTonight, {})
}

/** What one has, what is recommended, and the shelves; a search or a kind in the address leaves only what fits. */
export function LibraryPage() {
  const filters = useLibraryFilters()
  const shelves = useApi(LibraryShelves)
  // Drawn at once, since what comes one after the other pushes what one reads down.
  const isKnown = [
    shelves,
    useApi(LibraryOwn),
    useApi(LibraryBegun, undefined, { staleTime: 0 }),
    useApi(LibraryRecommended),
    useApi(ReviewTonight, {}, { staleTime: 0 }),
  ].every(({ data, error }) => data || error)
  useLive(LIBRARY_TYPES, ['LibraryShelves', 'LibraryOwn', 'LibraryRecommended', 'LibraryBundles'])
  // Asked for with the others, though it stands at the foot.
  useApi(LibraryBundles, askedBy(filters))
  return (
    <>
      <PageHeader
        title="Library"
        sub="Lectures, flashcards and tests"
        actions={
          <>
            <LinkButton to="/library/plan" icon="calendar">
              Your plan
            </LinkButton>
            <LinkButton to="/library/cards" icon="cards">
              My cards
            </LinkButton>
          </>
        }
      />
      {isKnown ? (
        <div className={styles.library}>
          <ShelfNav shelves={shelves.data?.libraryCategories ?? []} />
          <div className={styles.main}>
            <LibraryTools label="Search the library" filters={filters} />
            {!filters.filtered && filters.page === 1 && (
              <>
                <Tonight />
                <Practise />
                <Own />
              </>
            )}
            <ShelfResults title={filters.filtered ? 'Found' : 'All in the library'} filters={filters} />
          </div>
        </div>
      ) : (
        <Loading label="Loading the library">
          <BundleGridSkeleton count={8} />
        </Loading>
      )}
    </>
  )
}

const SHOWN = 4

/** What one has begun, the latest first; what one has not begun; and what the school recommends of the rest. */
function Own() {
  const standing = useStanding()
  const own = useApi(LibraryOwn).data?.bundles.entries ?? []
  const recommended = useApi(LibraryRecommended).data?.bundles.entries ?? []
  const begun = useApi(LibraryBegun).data?.libraryProgress ?? []
  const progress = new Map(begun.map((each) => [each.bundleId, each]))
  const open = latestOf(begunOf(own, standing), standing, progress)
  const waiting = notBegun(own, standing)
  const offered = recommended.filter((bundle) => !isHeld(standing(bundle)))
  const sections = [
    { title: 'Continue', bundles: open.slice(0, SHOWN) },
    { title: 'Yours to begin', bundles: waiting.slice(0, SHOWN) },
    { title: 'Recommended', bundles: offered.slice(0, SHOWN) },
  ]
  return sections.map(
    ({ title, bundles }) =>
      bundles.length > 0 && (
        <section key={title} className={styles.section} aria-label={title}>
          <div className={styles.heading}>
            <h2>{title}</h2>
          </div>
          <BundleGrid bundles={bundles} progress={(bundle) => heardOf(bundle, progress)} />
        </section>
      ),
  )
}
