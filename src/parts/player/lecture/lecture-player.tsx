import { type ReactNode, useMemo } from 'react'
import { partsOf, slidesIn } from '../../../nouns/bundle/lecture-parts'
import { useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { Card } from '../../../ui/data/card'
import { Loading, Skeleton } from '../../../ui/data/skeleton'
import { EmptyState, ErrorState } from '../../../ui/page/blank'
import { useKeptPlaces } from '../places/use-kept-places'
import { useSpeed } from '../places/use-speed'
import { LectureSlides } from './lecture.documents'
import styles from './lecture.module.css'
import { Room } from './room'

// The addresses of the slides are good for 15 minutes; a sound that is loaded plays on.
const FRESH_MS = 10 * 60_000

interface LecturePlayerProps {
  bundleId: string
  /** The lecture's title. */
  title: string
  /** What stands below the list of slides. */
  aside?: ReactNode
  /** What stands below the player. */
  children?: ReactNode
}

/** A lecture: its slides with their sound, from where the person left it on whichever device. */
export function LecturePlayer({ bundleId, title, aside, children }: LecturePlayerProps) {
  const { data, error, refetch, isFetching } = useApi(LectureSlides, { bundleId }, { staleTime: FRESH_MS })
  useLive(['LibrarySlide', 'LibraryChapter', 'Bundle'], ['LectureSlides'])
  const kept = useKeptPlaces(bundleId)
  const speed = useSpeed('lecture')
  const slides = useMemo(() => data && slidesIn(partsOf(data.libraryChapters, data.librarySlides)), [data])
  if (data && slides && slides.length > 0 && kept && speed)
    return (
      <Room
        bundleId={bundleId}
        title={title}
        slides={slides}
        chapters={data.libraryChapters}
        kept={kept}
        speed={speed}
        onLost={() => void refetch()}
        aside={aside}
      >
        {children}
      </Room>
    )
  return (
    <div className={styles.room}>
      <div className={styles.main}>
        {slides?.length === 0 ? (
          <Card>
            <EmptyState icon="play" title="No slides yet">
              Its authors are still at work. They appear here by themselves.
            </EmptyState>
          </Card>
        ) : error && !slides ? (
          <Card>
            <ErrorState title="The lecture did not load" onRetry={() => void refetch()} retrying={isFetching} />
          </Card>
        ) : (
          <Loading label="Loading the lecture">
            <div className={styles.slide}>
              <Skeleton height="100%" />
            </div>
          </Loading>
        )}
        {children}
      </div>
      <div className={styles.side}>{aside}</div>
    </div>
  )
}
