import { useEffect, useRef } from 'react'
import { now } from '../../../providers/device/clock'
import type { Playlist } from '../lecture/playlist'
import { type SeenVideos, withSeen } from './seen'

const KEEP_EVERY_MS = 15_000

interface SeenOptions {
  list: Playlist
  seen: SeenVideos
  onSeen: (seen: SeenVideos) => void
}

/** Keeps how far somebody is in a video: while it plays, when it pauses, and when they leave. Returns what keeps that one was seen whole. */
export function useSeen({ list, seen, onSeen }: SeenOptions): (videoId: string) => void {
  const latest = useRef({ list, seen, onSeen })
  latest.current = { list, seen, onSeen }
  /** Where it was when it was kept. */
  const kept = useRef(-1)
  const id = list.tracks[list.current]?.id

  const keep = useRef((videoId: string | undefined, time: number) => {
    if (!videoId || kept.current === time) return
    kept.current = time
    const { seen, onSeen } = latest.current
    const whole = seen.videos[videoId]?.whole ?? false
    onSeen(withSeen(seen, videoId, { time: Math.floor(time), whole, at: now() }))
  }).current

  const { playing } = list
  useEffect(() => {
    if (!playing) return
    const keepPlace = () => keep(id, latest.current.list.time)
    const timer = setInterval(keepPlace, KEEP_EVERY_MS)
    const leave = () => document.visibilityState === 'hidden' && keepPlace()
    document.addEventListener('visibilitychange', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', leave)
      // Of this video, though another may have begun.
      if (latest.current.list.tracks[latest.current.list.current]?.id === id) keepPlace()
    }
  }, [playing, id, keep])

  return (videoId) => {
    const { seen, onSeen } = latest.current
    kept.current = -1
    onSeen(withSeen(seen, videoId, { time: 0, whole: true, at: now() }))
  }
}
