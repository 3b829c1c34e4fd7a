import { type RefObject, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { type MediaProps, Medium, type PlayerNow } from './medium'
import { type Order, ordered, type Playlist, placeAt, playlistAt, type Track } from './playlist'

interface PlayerOptions extends Omit<PlayerNow, 'list'> {
  /** Where it begins, without playing. */
  at: { current: number; time: number }
}

interface Orders {
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

export interface Player<Media extends HTMLMediaElement = HTMLAudioElement> extends Orders {
  list: Playlist
  /** The sound could not be played, even with a new address. */
  failed: boolean
  element: MediaProps<Media>
}

/** Plays tracks one after the other with one `<audio>` or `<video>`, which the caller draws. */
export function usePlayer<Media extends HTMLMediaElement = HTMLAudioElement>(
  tracks: readonly Track[],
  { at, ...options }: PlayerOptions,
): Player<Media> {
  const [list, order] = useReducer(ordered, null, () => playlistAt(tracks, at))
  const [failed, setFailed] = useState(false)
  const [medium] = useState(() => new Medium<Media>())
  const now = useRef<PlayerNow>({ list, ...options })
  now.current = { list, ...options }
  const { speed } = options
  const { playing } = list
  const { id = '', source = null } = list.tracks[list.current] ?? {}

  useEffect(() => order({ kind: 'tracks', tracks }), [tracks])
  useEffect(() => {
    if (!medium.load(id, source, now.current.list.time)) return
    setFailed(false)
    if (now.current.list.playing) medium.play(() => order({ kind: 'pause' }))
  }, [medium, id, source])
  useEffect(() => {
    if (playing) medium.play(() => order({ kind: 'pause' }))
    else medium.ref.current?.pause()
  }, [medium, playing])
  useEffect(() => {
    if (medium.ref.current) medium.ref.current.playbackRate = speed
  }, [medium, speed])

  const orders = useMemo(() => ordersTo(medium, now, order), [medium])
  return { list, failed, element: medium.props(now, order, () => setFailed(true)), ...orders }
}

function ordersTo(medium: Medium<HTMLMediaElement>, now: RefObject<PlayerNow>, order: (order: Order) => void): Orders {
  return {
    play(place) {
      if (place && place.current === now.current.list.current) medium.setTime(place.time ?? 0)
      order({ kind: 'play', ...place })
    },
    pause: () => order({ kind: 'pause' }),
    resume: () => order({ kind: 'resume' }),
    seek(time) {
      medium.setTime(time)
      order({ kind: 'seek', time })
    },
    seekWhole(position) {
      const place = placeAt(now.current.list, position)
      if (place.current === now.current.list.current) medium.setTime(place.time)
      const { playing: goesOn } = now.current.list
      order({ kind: 'play', ...place })
      if (!goesOn) order({ kind: 'pause' })
    },
    stop() {
      medium.setTime(0)
      order({ kind: 'stop' })
    },
    reset() {
      if (now.current.list.current === 0) medium.setTime(0)
      order({ kind: 'reset' })
    },
  }
}
