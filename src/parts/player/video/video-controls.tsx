import { clsx } from 'clsx'
import { Button } from '../../../ui/action/button'
import { clockOf, clockWords } from '../lecture/clock-words'
import { SpeedField } from '../lecture/speed-field'
import type { Watching } from './use-watching'
import styles from './video.module.css'

interface VideoControlsProps {
  watching: Watching
  hasCaptions: boolean
  /** Shows it on the whole screen, or no longer. */
  onFill: () => void
}

/** The bar to seek in, the buttons that play and move, the speed, the captions and the whole screen. */
export function VideoControls({ watching, hasCaptions, onFill }: VideoControlsProps) {
  const { captions } = watching
  const { time, duration } = watching.list
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
        onChange={(event) => watching.seek(Number(event.target.value))}
      />
      <div className={styles.controls}>
        <p className={clsx(styles.time, 'num')}>
          <b>{clockOf(time)}</b> of {clockOf(duration)}
        </p>
        <VideoButtons watching={watching} />
        <div className={clsx(styles.buttons, styles.ends)}>
          <SpeedField speed={watching.speed} onSpeed={watching.setSpeed} />
          {hasCaptions && (
            <Button icon="captions" label="Captions" aria-pressed={captions} onClick={watching.toggleCaptions} />
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

/** What plays, moves ten seconds and, where there are several, goes to another one. */
function VideoButtons({ watching: { list, step, go, toggle } }: { watching: Watching }) {
  const { current, tracks, playing } = list
  return (
    <div className={styles.buttons}>
      {tracks.length > 1 && (
        <Button variant="quiet" icon="left" label="Previous video" disabled={current === 0} onClick={() => go(-1)} />
      )}
      <Button variant="quiet" icon="back10" label="Back 10 seconds" onClick={() => step(-1)} />
      <Button
        className={styles.play}
        variant="primary"
        icon={playing ? 'pause' : 'play'}
        label={playing ? 'Pause' : 'Play'}
        onClick={toggle}
      />
      <Button variant="quiet" icon="fwd10" label="Forward 10 seconds" onClick={() => step(1)} />
      {tracks.length > 1 && (
        <Button
          variant="quiet"
          icon="right"
          label="Next video"
          disabled={current >= tracks.length - 1}
          onClick={() => go(1)}
        />
      )}
    </div>
  )
}
