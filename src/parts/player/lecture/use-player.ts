import {
  type ReactEventHandler,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { ordered, type Playlist, placeAt, playlistAt, positionOf, type Track } from './playlist'

interface PlayerOptions {
  /** Where it begins, without playing. */
  at: { current: number; time: number }
  speed: number
  /** A track was heard to its end. */
  onHeard: (trackId: string) => void
  /** A sound did not load, perhaps because its address has run out. */
  onLost: () => void
}

/** What the page gives to its `<audio>` or `<video>`. */
type MediaProps<Medium extends HTMLMediaElement> = Record<
  'onLoadedMetadata' | 'onTimeUpdate' | 'onEnded' | 'onPause' | 'onPlay' | 'onError',
  ReactEventHandler<Medium>
> & { ref: RefObject<Medium | null> }

export interface Player<Medium extends HTMLMediaElement = HTMLAudioElement> {
  list: Playlist
  /** The sound could not be played, even with a new address. */
  failed: boolean
  element: MediaProps<Medium>
  /** Plays, from another track or time if one is given. */
  play: (place?: { current: number; time?: number }) => void
  pause: () => void
  resume: () => void
  /** Seconds into the current track. */
  seek: (time: number) => void
  /** Seconds into the whole; it goes on playing if it played. */
  seekWhole: (position: number) => void
  /** Goes to the beginning of the current track and stays there. */
  stop: () => void
  /** Goes to the beginning of all and stays there. */
  reset: () => void
}

/** Plays tracks one after the other with one `<audio>` or `<video>`, which the caller draws. */
export function usePlayer<Medium extends HTMLMediaElement = HTMLAudioElement>(
  tracks: readonly Track[],
  { at, speed, onHeard, onLost }: PlayerOptions,
): Player<Medium> {
  const [list, order] = useReducer(ordered, null, () => playlistAt(tracks, at))
  const [failed, setFailed] = useState(false)
  const ref = useRef<Medium>(null)
  const latest = useRef({ list, speed, onHeard, onLost })
  latest.current = { list, speed, onHeard, onLost }
  /** The time to go to once the sound is loaded. */
  const awaited = useRef<number | null>(null)
  /** The address that the element has, and whether a new one was asked for it. */
  const given = useRef({ id: '', source: '', lost: false })

  useEffect(() => order({ kind: 'tracks', tracks }), [tracks])

  const track = list.tracks[list.current]
  const { id = '', source = null } = track ?? {}
  const { playing } = list
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const isNew = given.current.id !== id
    // An address that changes while its sound is loaded is of no interest.
    if (!isNew && !given.current.lost) return
    if (!source || (!isNew && source === given.current.source)) return
    given.current = { id, source, lost: false }
    awaited.current = latest.current.list.time
    element.src = source
    element.load()
    setFailed(false)
    if (latest.current.list.playing) start(element, () => order({ kind: 'pause' }))
  }, [id, source])

  useEffect(() => {
    const element = ref.current
    if (!element) return
    if (playing) start(element, () => order({ kind: 'pause' }))
    else element.pause()
  }, [playing])

  useEffect(() => {
    if (ref.current) ref.current.playbackRate = speed
  }, [speed])

  const setTime = useCallback((time: number) => {
    const element = ref.current
    if (!element || element.readyState === 0) awaited.current = time
    else element.currentTime = time
  }, [])

  const props: MediaProps<Medium> = {
    ref,
    onLoadedMetadata({ currentTarget: element }) {
      if (Number.isFinite(element.duration)) order({ kind: 'loaded', duration: element.duration })
      if (awaited.current !== null) element.currentTime = awaited.current
      awaited.current = null
      element.playbackRate = latest.current.speed
    },
    onTimeUpdate({ currentTarget: element }) {
      if (awaited.current === null && element.readyState > 0) order({ kind: 'heard', time: element.currentTime })
    },
    onEnded() {
      latest.current.onHeard(given.current.id)
      order({ kind: 'ended' })
    },
    // A headset's button, or another sound of the device.
    onPause({ currentTarget: element }) {
      if (!element.ended && latest.current.list.playing && !element.seeking && element.readyState > 0)
        order({ kind: 'pause' })
    },
    onPlay() {
      if (!latest.current.list.playing) order({ kind: 'resume' })
    },
    onError() {
      if (!given.current.source) return
      if (given.current.lost) return setFailed(true)
      given.current = { ...given.current, lost: true }
      latest.current.onLost()
    },
  }

  const orders = useMemo(
    () => ({
      play(place?: { current: number; time?: number }) {
        if (place && place.current === latest.current.list.current) setTime(place.time ?? 0)
        order({ kind: 'play', ...place })
      },
      pause: () => order({ kind: 'pause' }),
      resume: () => order({ kind: 'resume' }),
      seek(time: number) {
        setTime(time)
        order({ kind: 'seek', time })
      },
      seekWhole(position: number) {
        const place = placeAt(latest.current.list, position)
        if (place.current === latest.current.list.current) setTime(place.time)
        const { playing: goesOn } = latest.current.list
        order({ kind: 'play', ...place })
        if (!goesOn) order({ kind: 'pause' })
      },
      stop() {
        setTime(0)
        order({ kind: 'stop' })
      },
      reset() {
        if (latest.current.list.current === 0) setTime(0)
        order({ kind: 'reset' })
      },
    }),
    [setTime],
  )
  return { list, failed, element: props, ...orders }
}

/** Seconds into the whole, for buttons that go back or forward. */
export const movedBy = (list: Playlist, seconds: number): number => positionOf(list) + seconds

/** A browser may refuse to play before the person has touched the page. */
function start(element: HTMLMediaElement, onRefused: () => void) {
  element.play()?.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotAllowedError') onRefused()
  })
}
