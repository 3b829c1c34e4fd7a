import { useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { Card } from '../../../ui/data/card'
import { Loading } from '../../../ui/data/skeleton'
import { formatMoney } from '../../../ui/money/money'
import { EmptyState, ErrorState } from '../../../ui/page/blank'
import { BundleGrid, BundleGridSkeleton } from '../card/bundle-card'
import { LIBRARY_TYPES } from '../library-types'
import type { BundleCardFragment } from '../shelves/library.documents'
import styles from '../shelves/library.module.css'
import type { Bundle } from './bundle'
import { LibraryGathered } from './bundle-page.documents'

interface GatheredProps {
  bundle: Bundle
  /** The reader may buy it, and so compares. */
  priced?: boolean
}

/** What a collection sells together: the other bundles of its shelf or division that are for sale, and what they cost bought one by one. */
export function Gathered({ bundle, priced = false }: GatheredProps) {
  const { categoryId, subcategoryId } = bundle
  const { data, error, refetch, isFetching } = useApi(LibraryGathered, { categoryId, subcategoryId })
  useLive(LIBRARY_TYPES, ['LibraryGathered'])
  if (!data)
    return error ? (
      <Card>
        <ErrorState title="What it holds did not load" onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    ) : (
      <Loading label="Loading what it holds">
        <BundleGridSkeleton count={4} />
      </Loading>
    )
  const gathered = data.bundles.entries.filter((each) => isGathered(each, bundle.id))
  const apart = gathered.reduce((sum, { price }) => sum + price, 0)
  if (gathered.length === 0)
    return (
      <Card>
        <EmptyState icon="library" title="Nothing in it yet">
          It holds what is published on its shelf. New bundles appear here by themselves.
        </EmptyState>
      </Card>
    )
  return (
    <section className={styles.section} aria-label="In this collection">
      <div className={styles.heading}>
        <h2>In this collection</h2>
        <p className="n num">{gathered.length}</p>
      </div>
      {priced && apart > bundle.price && <p className="meta">{`Bought one by one they cost ${formatMoney(apart)}.`}</p>}
      <BundleGrid bundles={gathered} />
    </section>
  )
}

const forSale: readonly string[] = ['public', 'authenticated']

const isGathered = ({ id, type, visibility }: BundleCardFragment, collectionId: string) =>
  id !== collectionId && type !== 'collection' && forSale.includes(visibility)
