import { useEffect, useRef, useState } from 'react'
import { now } from '../../../providers/device/clock'
import { type Places, withPlace } from './places'
import type { Playlist } from './playlist'

const KEEP_EVERY_MS = 15_000

interface PlaceOptions {
  bundleId: string
  slides: readonly { id: string }[]
  places: Places
  onPlaces: (places: Places) => void
}

/** Where somebody is in a lecture and what they have heard: read once, and kept while they listen and when they stop. */
export function usePlace({ bundleId, slides, places, onPlaces }: PlaceOptions) {
  const [kept] = useState(() => places.places[bundleId])
  const [heard, setHeard] = useState<ReadonlySet<string>>(() => new Set(kept?.heard))
  const index = kept ? slides.findIndex(({ id }) => id === kept.slide) : -1
  const isHeardOut = slides.length > 0 && slides.every(({ id }) => heard.has(id))
  const [begun] = useState(() =>
    kept && index >= 0 && !isHeardOut ? { current: index, time: kept.time } : { current: 0, time: 0 },
  )
  const [continued, setContinued] = useState(() => (begun.current > 0 || begun.time > 0 ? begun.current + 1 : null))
  const latest = useRef({ list: null as Playlist | null, heard, places, onPlaces })
  latest.current = { ...latest.current, heard, places, onPlaces }
  const moved = useRef(false)
  const [everMoved, setEverMoved] = useState(false)

  const keep = () => {
    const { list, ...state } = latest.current
    const slide = list?.tracks[list.current]?.id
    if (!list || !slide || !moved.current) return
    moved.current = false
    const place = { slide, time: Math.floor(list.time), heard: [...state.heard], at: now() }
    state.onPlaces(withPlace(state.places, bundleId, place))
  }
  const keepLatest = useRef(keep)
  keepLatest.current = keep

  useEffect(() => {
    const timer = setInterval(() => keepLatest.current(), KEEP_EVERY_MS)
    // A tab that is closed, or a phone that is put away, ends no component.
    const leave = () => keepLatest.current()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      keepLatest.current()
    }
  }, [])

  return {
    begun,
    heard,
    /** Whether anything was played in this visit. */
    moved: everMoved,
    /** The number of the slide at which they go on; null where they begin. */
    continued,
    /** The person begins again. */
    forget: () => setContinued(null),
    /** A slide was heard to its end. */
    tick: (slideId: string) => {
      moved.current = true
      setHeard((before) => new Set(before).add(slideId))
    },
    /** Tells where the player is; keeps the place when it pauses or changes the slide. */
    follow(list: Playlist) {
      const before = latest.current.list
      latest.current.list = list
      if (!before || before === list) return
      if (before.time !== list.time || before.current !== list.current) moved.current = true
      if (list.playing && !everMoved) setEverMoved(true)
      if (before.current !== list.current || (before.playing && !list.playing))
        queueMicrotask(() => keepLatest.current())
    },
  }
}
