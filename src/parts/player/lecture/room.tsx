import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/action/button'
import { begunIn } from '../places/places'
import type { KeptPlaces } from '../places/use-kept-places'
import { usePlace } from '../places/use-place'
import { useMediaSession } from '../use-media-session'
import { usePlayerKeys } from '../use-player-keys'
import { plainTranscript } from './captions'
import { Controls } from './controls'
import styles from './lecture.module.css'
import { Notes } from './notes'
import { positionOf, type Track } from './playlist'
import { SeekBar } from './seek-bar'
import { SlideList } from './slide-list'
import type { Chapter, Slide } from './slides'
import { nextSpeed } from './speeds'
import { Stage } from './stage'
import { movedBy, usePlayer } from './use-player'

interface RoomProps {
  bundleId: string
  /** The lecture's title. */
  title: string
  /** At least one. */
  slides: readonly Slide[]
  chapters: readonly Chapter[]
  kept: KeptPlaces
  /** How fast they listen, and what keeps another speed. */
  speed: [speed: number, keep: (speed: number) => void]
  onLost: () => void
  aside?: ReactNode
  children?: ReactNode
}

const STEP = 10

/** The player with its slide, its controls and the list of slides. */
export function Room({
  bundleId,
  title,
  slides,
  chapters,
  kept,
  speed: [speed, setSpeed],
  onLost,
  aside,
  children,
}: RoomProps) {
  const tracks = useMemo(() => tracksOf(slides), [slides])
  const [begun] = useState(() => begunIn(kept.places, tracks))
  const [isContinued, setContinued] = useState(begun.current > 0 || begun.time > 0)
  const [captions, setCaptions] = useState(true)
  const region = useRef<HTMLElement>(null)
  const note = useRef<HTMLTextAreaElement>(null)
  const player = usePlayer(tracks, { at: begun, speed, onHeard: (slideId) => place.end(slideId), onLost })
  const { list, play, seekWhole } = player
  const place = usePlace(list, kept)

  const toggle = () => (list.playing ? player.pause() : player.resume())
  const step = (seconds: number) => seekWhole(movedBy(list, seconds))
  const go = (by: number) => {
    const current = list.current + by
    if (current < 0 || current >= slides.length) return
    if (list.playing) play({ current })
    else seekWhole(positionOf({ ...list, current, time: 0 }))
  }
  const slide = slides[list.current]
  useMediaSession(
    { title: slide?.title ?? `Slide ${list.current + 1}`, of: title, picture: slide?.image },
    list,
    speed,
    { pause: player.pause, resume: player.resume, stop: player.stop, seek: player.seek, go },
  )
  usePlayerKeys(region, {
    space: toggle,
    left: () => step(-STEP),
    right: () => step(STEP),
    '[': () => go(-1),
    ']': () => go(1),
    '<': () => setSpeed(nextSpeed(speed, -1)),
    '>': () => setSpeed(nextSpeed(speed, 1)),
    s: player.stop,
    n: () => note.current?.focus(),
  })
  const begin = () => {
    region.current?.focus({ preventScroll: true })
    player.resume()
  }

  if (!slide) return null
  return (
    <div className={styles.room}>
      <div className={styles.main}>
        <section ref={region} className={styles.player} aria-label="Player" tabIndex={-1}>
          <audio {...player.element} preload="metadata" />
          {isContinued && (
            <p className={styles.continued}>
              <span>{`You were at slide ${begun.current + 1}.`}</span>
              <button
                type="button"
                className={styles.again}
                onClick={() => {
                  setContinued(false)
                  player.reset()
                }}
              >
                Start again
              </button>
            </p>
          )}
          <Stage slide={slide} number={list.current + 1} list={list} captions={captions} onPress={toggle}>
            {!place.hasPlayed && !list.playing && (
              <Button className={styles.begin} variant="primary" size="lg" icon="play" onClick={begin}>
                {isContinued ? 'Continue' : 'Start'}
              </Button>
            )}
          </Stage>
          <SeekBar list={list} onSeek={seekWhole} />
          <Controls
            list={list}
            speed={speed}
            captions={captions}
            failed={player.failed}
            onToggle={toggle}
            onStop={player.stop}
            onStep={(direction) => step(direction * STEP)}
            onSlide={go}
            onSpeed={setSpeed}
            onCaptions={() => setCaptions(!captions)}
          />
        </section>
        {slide.meta?.transcript && (
          <details className={styles.transcript}>
            <summary>{`Transcript of slide ${list.current + 1}`}</summary>
            <p>{plainTranscript(slide.meta.transcript)}</p>
          </details>
        )}
        {children}
      </div>
      <div className={styles.side}>
        <SlideList
          slides={slides}
          chapters={chapters}
          list={list}
          places={kept.places}
          onChoose={(current) => play({ current })}
        />
        <Notes
          bundleId={bundleId}
          slides={slides}
          at={{ slide, second: list.time }}
          field={note}
          onWrite={player.pause}
          onGo={(current, time) => play({ current, time })}
        />
        {aside}
      </div>
    </div>
  )
}

const tracksOf = (slides: readonly Slide[]): Track[] =>
  slides.map(({ id, audio, meta }) => ({ id, source: audio, seconds: meta?.seconds ?? 0 }))
