import { clsx } from 'clsx'
import { Button } from '../../../ui/action/button'
import { SelectField } from '../../../ui/form/select-field'
import { clockOf, clockWords } from '../lecture/clock-words'
import type { Playlist } from '../lecture/playlist'
import { speeds } from '../lecture/speeds'
import styles from './video.module.css'

interface VideoControlsProps {
  list: Playlist
  speed: number
  /** Whether captions are shown; null: there are none. */
  captions: boolean | null
  onToggle: () => void
  onStep: (direction: 1 | -1) => void
  onGo: (index: number) => void
  onSeek: (time: number) => void
  onSpeed: (speed: number) => void
  onCaptions: () => void
  onFill: () => void
}

/** The bar to seek in, the buttons that play and move, the speed, the captions and the whole screen. */
export function VideoControls(props: VideoControlsProps) {
  const { list, speed, captions, onToggle, onStep, onGo, onSeek, onSpeed, onCaptions, onFill } = props
  const { time, duration, current, tracks, playing } = list
  return (
    <>
      <input
        className={styles.seek}
        type="range"
        aria-label="Position in the video"
        aria-valuetext={`${clockWords(time)} of ${clockWords(duration)}`}
        min={0}
        max={Math.max(1, duration)}
        step={0.1}
        value={Math.min(time, duration)}
        disabled={duration === 0}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
      <div className={styles.controls}>
        <p className={clsx(styles.time, 'num')}>
          <b>{clockOf(time)}</b> of {clockOf(duration)}
        </p>
        <div className={styles.buttons}>
          {tracks.length > 1 && (
            <Button
              variant="quiet"
              icon="left"
              label="Previous video"
              disabled={current === 0}
              onClick={() => onGo(current - 1)}
            />
          )}
          <Button variant="quiet" icon="back10" label="Back 10 seconds" onClick={() => onStep(-1)} />
          <Button
            className={styles.play}
            variant="primary"
            icon={playing ? 'pause' : 'play'}
            label={playing ? 'Pause' : 'Play'}
            onClick={onToggle}
          />
          <Button variant="quiet" icon="fwd10" label="Forward 10 seconds" onClick={() => onStep(1)} />
          {tracks.length > 1 && (
            <Button
              variant="quiet"
              icon="right"
              label="Next video"
              disabled={current >= tracks.length - 1}
              onClick={() => onGo(current + 1)}
            />
          )}
        </div>
        <div className={clsx(styles.buttons, styles.ends)}>
          <SelectField
            className={styles.speed}
            label="Speed"
            labelHidden
            value={String(speed)}
            onChange={(event) => onSpeed(Number(event.target.value))}
            options={speeds.map((each) => ({ value: String(each), label: /* not text */ `${each}×` }))}
          />
          {captions !== null && (
            <Button icon="captions" label="Captions" aria-pressed={captions} onClick={onCaptions} />
          )}
          <Button icon="full" label="Full screen" onClick={onFill} />
        </div>
      </div>
      <p className={clsx(styles.keys, 'only-wide')}>
        <kbd>Space</kbd> play or pause, <kbd>←</kbd> <kbd>→</kbd> ten seconds, <kbd>[</kbd> <kbd>]</kbd> video,{' '}
        <kbd>C</kbd> captions, <kbd>F</kbd> full screen, <kbd>{'<'}</kbd> <kbd>{'>'}</kbd> speed
      </p>
    </>
  )
}
