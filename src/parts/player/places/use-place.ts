import { useEffect, useRef, useState } from 'react'
import { now } from '../../../providers/device/clock'
import type { Playlist } from '../lecture/playlist'
import type { Place } from './places'
import type { KeptPlaces } from './use-kept-places'

const KEEP_EVERY_MS = 15_000

/** Keeps where somebody is in what is played: while it plays, when it pauses or goes to another track, and when they leave. */
export function usePlace(list: Playlist, { keep }: KeptPlaces) {
  const [hasPlayed, setHasPlayed] = useState(false)
  const latest = useRef({ list, keep })
  const before = latest.current.list
  /** Whether the present track has been played since its place was kept. */
  const moved = useRef(false)
  /** The track that was played to its end, whose place is kept already. */
  const ended = useRef('')
  const lastAt = useRef(0)

  const keepAt = useRef((place: Omit<Place, 'at'>) => {
    // Later than the one before, though within one millisecond.
    lastAt.current = Math.max(now(), lastAt.current + 1)
    moved.current = false
    latest.current.keep([{ ...place, at: lastAt.current }])
  }).current
  const keepPresent = useRef((list = latest.current.list) => {
    const itemId = idOf(list)
    if (itemId && moved.current) keepAt({ itemId, seconds: Math.floor(list.time), whole: false })
  }).current

  useEffect(() => {
    latest.current = { list, keep }
    if (before === list) return
    if (list.playing) setHasPlayed(true)
    if (idOf(before) !== idOf(list)) {
      if (idOf(before) !== ended.current) keepPresent(before)
      ended.current = ''
      moved.current = true
      keepPresent(list)
    } else if (list.playing || idOf(list) !== ended.current) {
      ended.current = ''
      moved.current ||= before.time !== list.time
      if (before.playing && !list.playing) keepPresent(list)
    }
  })

  useKeeping(keepPresent)

  return {
    /** Whether anything was played in this visit. */
    hasPlayed,
    /** A track was played to its end. */
    end(itemId: string) {
      ended.current = itemId
      keepAt({ itemId, seconds: 0, whole: true })
    },
  }
}

/** Keeps the place every while, and when they leave. */
function useKeeping(keepPresent: () => void) {
  useEffect(() => {
    const timer = setInterval(keepPresent, KEEP_EVERY_MS)
    // A tab that is closed, or a phone that is put away, ends no component.
    const leave = () => keepPresent()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      keepPresent()
    }
  }, [keepPresent])
}

const idOf = ({ tracks, current }: Playlist): string | undefined => tracks[current]?.id
