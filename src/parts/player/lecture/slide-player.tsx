import type { RefObject } from 'react'
import { Button } from '../../../ui/action/button'
import { Controls } from './controls'
import styles from './lecture.module.css'
import { SeekBar } from './seek-bar'
import type { Slide } from './slides'
import { Stage } from './stage'
import type { Listening } from './use-listening'

interface SlidePlayerProps {
  listening: Listening
  slide: Slide
  region: RefObject<HTMLElement | null>
}

/** The slide that is heard, with its sound and its controls. */
export function SlidePlayer({ listening, slide, region }: SlidePlayerProps) {
  const { list, begun, isContinued, captions, toggle } = listening
  const begin = () => {
    region.current?.focus({ preventScroll: true })
    listening.resume()
  }
  return (
    <section ref={region} className={styles.player} aria-label="Player" tabIndex={-1}>
      <audio {...listening.element} preload="metadata" />
      {isContinued && (
        <p className={styles.continued}>
          <span>{`You were at slide ${begun.current + 1}.`}</span>
          <button type="button" className={styles.again} onClick={listening.startAgain}>
            Start again
          </button>
        </p>
      )}
      <Stage slide={slide} number={list.current + 1} list={list} captions={captions} onPress={toggle}>
        {!listening.hasPlayed && !list.playing && (
          <Button className={styles.begin} variant="primary" size="lg" icon="play" onClick={begin}>
            {isContinued ? 'Continue' : 'Start'}
          </Button>
        )}
      </Stage>
      <SeekBar list={list} onSeek={listening.seekWhole} />
      <Controls listening={listening} />
    </section>
  )
}
