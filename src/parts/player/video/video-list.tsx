import { clsx } from 'clsx'
import { Icon } from '../../../ui/action/icon'
import { Card } from '../../../ui/data/card'
import { clockOf } from '../lecture/clock-words'
import type { Playlist } from '../lecture/playlist'
import type { Places } from '../places/places'
import styles from './video.module.css'
import type { Video } from './videos'

interface VideoListProps {
  videos: readonly Video[]
  list: Playlist
  places: Places
  onChoose: (index: number) => void
}

/** The videos with their lengths, and a tick at each that was seen. */
export function VideoList({ videos, list, places, onChoose }: VideoListProps) {
  const done = videos.filter(({ id }) => places.get(id)?.whole).length
  return (
    <Card flush title="Videos" count={`${done} of ${videos.length} seen`}>
      <ol className={styles.list}>
        {videos.map(({ id, title }, index) => {
          const isCurrent = index === list.current
          const seconds = list.tracks[index]?.seconds ?? 0
          const isSeen = places.get(id)?.whole ?? false
          return (
            <li key={id}>
              <button
                type="button"
                className={clsx(styles.item, isCurrent && styles.now)}
                aria-current={isCurrent || undefined}
                onClick={() => onChoose(index)}
              >
                <span className="num">{index + 1}</span>
                <span>{title}</span>
                <span className={clsx(styles.length, 'num')}>{seconds > 0 && clockOf(seconds)}</span>
                <span className={styles.length}>
                  {isSeen && (
                    <>
                      <Icon name="check" size="sm" />
                      <span className="vh">{/* text */ 'seen'}</span>
                    </>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
