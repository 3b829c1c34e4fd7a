import { type ReactNode, Suspense } from 'react'
import { LecturePlayer } from '../../../parts/player/lecture/lecture-player'
import { Reading } from '../../../parts/player/reading/reading'
import { VideosPlayer } from '../../../parts/player/video/videos-player'
import { lazyPart } from '../../../providers/page/lazy-part'
import { Skeleton } from '../../../ui/data/skeleton'
import { AccessPanel } from '../access/access-panel'
import type { Buying } from '../access/use-buying'
import { isHeld, type Standing } from '../card/standing'
import type { Bundle } from './bundle'
import styles from './bundle-page.module.css'
import { Gathered } from './gathered'
import { Handouts } from './handouts'
import { About, Authors, Inside } from './inside'

// Few lectures have questions or cards, and few readers write.
const CardsPlayer = lazyPart(() => import('../../../parts/player/cards/cards-player').then((m) => m.CardsPlayer))
const AddCards = lazyPart(() => import('./add-cards').then((m) => m.AddCards))
const TestStart = lazyPart(() => import('./test-start').then((m) => m.TestStart))
const WritersPanel = lazyPart(() => import('./writers-panel').then((m) => m.WritersPanel))

interface OpenedProps {
  bundle: Bundle
  standing: Standing
  buying: Buying
  /** The reader writes it, and sees all of it without holding it. */
  writes: boolean
}

/** What a bundle teaches: its lecture, its videos, its cards and its test, as far as it has them, and its handouts. */
export function Opened({ bundle, standing, buying, writes }: OpenedProps) {
  const { slides, videos, texts, cards, questions, materials } = bundle.parts
  const rest = (
    <>
      {videos > 0 && <VideosPlayer bundleId={bundle.id} title={bundle.title} isAlone={slides + cards === 0} />}
      <Reading contentId={bundle.contentId} />
      {cards > 0 && (
        <Suspense fallback={<Skeleton height={460} />}>
          <CardsPlayer contentId={bundle.contentId} />
        </Suspense>
      )}
      {questions > 0 && (
        <Suspense fallback={<Skeleton height={220} />}>
          <TestStart bundle={bundle} />
        </Suspense>
      )}
      {bundle.type === 'collection' ? (
        <Gathered bundle={bundle} />
      ) : (
        slides + videos + texts + cards + questions === 0 && <Inside parts={bundle.parts} />
      )}
    </>
  )
  const aside = (
    <>
      {materials > 0 && <Handouts bundleId={bundle.id} />}
      {cards > 0 && standing.state === 'open' && (
        <Suspense>
          <AddCards bundleId={bundle.id} />
        </Suspense>
      )}
      {writes && !isHeld(standing) ? (
        <Suspense>
          <WritersPanel bundle={bundle} />
        </Suspense>
      ) : (
        <AccessPanel bundle={bundle} standing={standing} buying={buying} />
      )}
      <About bundle={bundle} />
      <Authors bundle={bundle} />
    </>
  )
  if (slides > 0)
    return (
      <LecturePlayer bundleId={bundle.id} title={bundle.title} aside={aside}>
        {rest}
      </LecturePlayer>
    )
  return <Two main={rest} aside={aside} />
}

function Two({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.main}>{main}</div>
      <div className={styles.side}>{aside}</div>
    </div>
  )
}
