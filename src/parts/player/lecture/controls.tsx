import { clsx } from 'clsx'
import { Button } from '../../../ui/action/button'
import { clockOf } from './clock-words'
import styles from './lecture.module.css'
import { lengthOf, positionOf } from './playlist'
import { SpeedField } from './speed-field'
import type { Listening } from './use-listening'

/** The time, the buttons that play and move, the speed and the captions. */
export function Controls({ listening }: { listening: Listening }) {
  const { list, captions, step, go } = listening
  return (
    <>
      <div className={styles.controls}>
        <p className={clsx(styles.time, 'num')}>
          <b>{clockOf(positionOf(list))}</b> of {clockOf(lengthOf(list))}
        </p>
        <div className={styles.buttons}>
          <Button
            variant="quiet"
            icon="left"
            label="Previous slide"
            disabled={list.current === 0}
            onClick={() => go(-1)}
          />
          <Button variant="quiet" icon="back10" label="Back 10 seconds" onClick={() => step(-1)} />
          <Button
            className={styles.play}
            variant="primary"
            icon={list.playing ? 'pause' : 'play'}
            label={list.playing ? 'Pause' : 'Play'}
            onClick={listening.toggle}
          />
          <Button
            variant="quiet"
            icon="stopPlaying"
            label="Stop, to the beginning of the slide"
            disabled={!list.playing && list.time === 0}
            onClick={listening.stop}
          />
          <Button variant="quiet" icon="fwd10" label="Forward 10 seconds" onClick={() => step(1)} />
          <Button
            variant="quiet"
            icon="right"
            label="Next slide"
            disabled={list.current >= list.tracks.length - 1}
            onClick={() => go(1)}
          />
        </div>
        <div className={styles.ends}>
          <SpeedField speed={listening.speed} onSpeed={listening.setSpeed} />
          <Button icon="captions" label="Captions" aria-pressed={captions} onClick={listening.toggleCaptions} />
        </div>
      </div>
      <div role="alert">
        {listening.failed && (
          <p className={styles.failed}>
            The sound of this slide did not load. Check your connection and choose the slide again.
          </p>
        )}
      </div>
      <p className={clsx(styles.keys, 'only-wide')}>
        <kbd>Space</kbd> play or pause, <kbd>S</kbd> stop, <kbd>←</kbd> <kbd>→</kbd> ten seconds, <kbd>[</kbd>{' '}
        <kbd>]</kbd> slide, <kbd>N</kbd> note, <kbd>{'<'}</kbd> <kbd>{'>'}</kbd> speed
      </p>
    </>
  )
}
