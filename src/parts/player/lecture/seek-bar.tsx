import { clockWords } from './clock-words'
import styles from './lecture.module.css'
import { beginningsOf, lengthOf, type Playlist, positionOf } from './playlist'

interface SeekBarProps {
  list: Playlist
  onSeek: (position: number) => void
}

/** One bar for the whole lecture, with a gap at each slide. */
export function SeekBar({ list, onSeek }: SeekBarProps) {
  const length = lengthOf(list)
  const position = Math.min(positionOf(list), length)
  const share = (seconds: number) => `${length > 0 ? (100 * seconds) / length : 0}%`
  return (
    <div className={styles.seek}>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.fill} style={{ width: share(position) }} />
        {beginningsOf(list)
          .slice(1)
          .map((start, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the gaps stand in the order of the slides.
            <i key={index} style={{ left: share(start) }} />
          ))}
      </span>
      <input
        type="range"
        aria-label="Position in the lecture"
        aria-valuetext={`${clockWords(position)} of ${clockWords(length)}, slide ${list.current + 1}`}
        min={0}
        max={Math.max(1, length)}
        step={0.1}
        value={position}
        disabled={length === 0}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
    </div>
  )
}
