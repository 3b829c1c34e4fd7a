import { clsx } from 'clsx'
import { Button } from '../../../ui/action/button'
import { SelectField } from '../../../ui/form/select-field'
import { clockOf } from './clock-words'
import styles from './lecture.module.css'
import { lengthOf, type Playlist, positionOf } from './playlist'
import { speeds } from './speeds'

interface ControlsProps {
  list: Playlist
  speed: number
  captions: boolean
  failed: boolean
  onToggle: () => void
  onStop: () => void
  onStep: (direction: 1 | -1) => void
  onSlide: (direction: 1 | -1) => void
  onSpeed: (speed: number) => void
  onCaptions: () => void
}

/** The time, the buttons that play and move, the speed and the captions. */
export function Controls(props: ControlsProps) {
  const { list, speed, captions, failed, onToggle, onStop, onStep, onSlide, onSpeed, onCaptions } = props
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
            onClick={() => onSlide(-1)}
          />
          <Button variant="quiet" icon="back10" label="Back 10 seconds" onClick={() => onStep(-1)} />
          <Button
            className={styles.play}
            variant="primary"
            icon={list.playing ? 'pause' : 'play'}
            label={list.playing ? 'Pause' : 'Play'}
            onClick={onToggle}
          />
          <Button
            variant="quiet"
            icon="stopPlaying"
            label="Stop, to the beginning of the slide"
            disabled={!list.playing && list.time === 0}
            onClick={onStop}
          />
          <Button variant="quiet" icon="fwd10" label="Forward 10 seconds" onClick={() => onStep(1)} />
          <Button
            variant="quiet"
            icon="right"
            label="Next slide"
            disabled={list.current >= list.tracks.length - 1}
            onClick={() => onSlide(1)}
          />
        </div>
        <div className={styles.ends}>
          <SelectField
            className={styles.speed}
            label="Speed"
            labelHidden
            value={String(speed)}
            onChange={(event) => onSpeed(Number(event.target.value))}
            options={speeds.map((each) => ({ value: String(each), label: /* not text */ `${each}×` }))}
          />
          <Button icon="captions" label="Captions" aria-pressed={captions} onClick={onCaptions} />
        </div>
      </div>
      <div role="alert">
        {failed && (
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
