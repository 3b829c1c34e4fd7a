import type { ReactNode } from 'react'
import { Button } from '../../ui/action/button'
import { Loading, SkeletonRows } from '../../ui/data/skeleton'
import { type Entry, Stretches } from './story-line'
import { withPrices } from './stretches'

/** A story as it is read page by page. */
interface Pages {
  isError: boolean
  error: { message: string } | null
  isFetching: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

interface StoryPagesProps<Each extends Entry> {
  story: Pages
  /** What was read; undefined until something was. */
  entries: readonly Each[] | undefined
  /** In the place of no entry. */
  empty: ReactNode
  line: (entry: Each, byTime: boolean) => ReactNode
}

/** What happened, as far as it was read, and the way further back. */
export function StoryPages<Each extends Entry>({ story, entries, empty, line }: StoryPagesProps<Each>) {
  return (
    <>
      {story.isError ? (
        <p role="alert">
          {story.error?.message}{' '}
          <Button size="sm" onClick={() => void story.refetch()} busy={story.isFetching}>
            Try again
          </Button>
        </p>
      ) : !entries ? (
        <Loading>
          <SkeletonRows rows={5} height={44} />
        </Loading>
      ) : entries.length === 0 ? (
        empty
      ) : (
        <Stretches entries={withPrices(entries)} line={line} />
      )}
      {story.hasNextPage && (
        <Button block onClick={() => void story.fetchNextPage()} busy={story.isFetchingNextPage}>
          Show what was before
        </Button>
      )}
    </>
  )
}
