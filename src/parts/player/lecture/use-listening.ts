import { useMemo, useState } from 'react'
import type { KeptPlaces } from '../places/use-kept-places'
import { useKeptPlayer } from '../places/use-kept-player'
import { useMediaSession } from '../use-media-session'
import { positionOf, type Track } from './playlist'
import type { Slide } from './slides'

export interface LectureOptions {
  /** The lecture's title. */
  title: string
  /** At least one. */
  slides: readonly Slide[]
  kept: KeptPlaces
  /** How fast they listen, and what keeps another speed. */
  speed: [speed: number, keep: (speed: number) => void]
  onLost: () => void
}

const STEP = 10

/** A lecture that is heard: where it is, and what moves it. */
export function useListening({ title, slides, kept, speed: [speed, setSpeed], onLost }: LectureOptions) {
  const tracks = useMemo(() => tracksOf(slides), [slides])
  const player = useKeptPlayer(tracks, { kept, speed, onLost })
  const { list, begun, play, seekWhole } = player
  const [isContinued, setContinued] = useState(begun.current > 0 || begun.time > 0)
  const [captions, setCaptions] = useState(true)

  const go = (by: 1 | -1) => {
    const current = list.current + by
    if (current < 0 || current >= slides.length) return
    if (list.playing) play({ current })
    else seekWhole(positionOf({ ...list, current, time: 0 }))
  }
  const slide = slides[list.current]
  const shown = { title: slide?.title ?? `Slide ${list.current + 1}`, of: title, picture: slide?.image }
  useMediaSession(shown, list, speed, { ...player, go })
  return {
    ...player,
    ...{ slide, speed, setSpeed, captions, isContinued, go },
    toggle: () => (list.playing ? player.pause() : player.resume()),
    /** Ten seconds back or forward. */
    step: (by: 1 | -1) => seekWhole(positionOf(list) + by * STEP),
    toggleCaptions: () => setCaptions(!captions),
    startAgain() {
      setContinued(false)
      player.reset()
    },
  }
}

export type Listening = ReturnType<typeof useListening>

const tracksOf = (slides: readonly Slide[]): Track[] =>
  slides.map(({ id, audio, meta }) => ({ id, source: audio, seconds: meta?.seconds ?? 0 }))
