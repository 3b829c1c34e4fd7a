import { clsx } from 'clsx'
import { Icon } from '../../../ui/action/icon'
import { Card } from '../../../ui/data/card'
import type { Places } from '../places/places'
import { clockOf } from './clock-words'
import styles from './lecture.module.css'
import type { Playlist } from './playlist'
import type { Chapter, Slide } from './slides'

interface SlideListProps {
  slides: readonly Slide[]
  chapters: readonly Chapter[]
  list: Playlist
  places: Places
  onChoose: (index: number) => void
}

/** The slides under their chapters, with a tick at each that was heard. */
export function SlideList({ slides, chapters, list, places, onChoose }: SlideListProps) {
  const titles = new Map(chapters.map(({ id, title }) => [id, title]))
  const isHeard = (id: string) => places.get(id)?.whole ?? false
  const isFirst = (index: number) => slides[index]?.chapterId !== slides[index - 1]?.chapterId
  const done = slides.filter(({ id }) => isHeard(id)).length
  return (
    <Card flush title="Slides" count={`${done} of ${slides.length} heard`}>
      <ol className={styles.list}>
        {slides.map(({ id, title, chapterId }, index) => {
          const seconds = list.tracks[index]?.seconds ?? 0
          const isCurrent = index === list.current
          const chapter = chapterId && isFirst(index) ? titles.get(chapterId) : undefined
          return (
            <li key={id}>
              {chapter && <p className={styles.chapter}>{chapter}</p>}
              <button
                type="button"
                className={clsx(styles.item, isCurrent && styles.now)}
                aria-current={isCurrent || undefined}
                onClick={() => onChoose(index)}
              >
                <span className={clsx(styles.number, 'num')}>{index + 1}</span>
                <span>
                  {title ?? `Slide ${index + 1}`}
                  {isCurrent && list.duration > 0 && (
                    <span className={styles.progress}>
                      <i style={{ width: `${Math.min(100, (100 * list.time) / list.duration)}%` }} />
                    </span>
                  )}
                </span>
                <span className={clsx(styles.length, 'num')}>{seconds > 0 && clockOf(seconds)}</span>
                <span className={styles.state}>
                  <State playing={isCurrent && list.playing} heard={isHeard(id)} />
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

function State({ playing, heard }: { playing: boolean; heard: boolean }) {
  if (!playing && !heard) return null
  return (
    <>
      <Icon name={playing ? 'volume' : 'check'} size="sm" />
      <span className="vh">{playing ? /* text */ 'playing' : /* text */ 'heard'}</span>
    </>
  )
}
