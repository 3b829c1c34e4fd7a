import { type RefObject, useEffect, useRef } from 'react'
import type { Playlist } from './lecture/playlist'
import { useTheOnePlaying } from './the-one-playing'

interface Shown {
  /** What plays now: the title of a slide or a video. */
  title: string
  /** What it is of: the lecture. */
  of?: string | undefined
  /** The address of its picture. */
  picture?: string | null | undefined
}

interface Orders {
  pause: () => void
  resume: () => void
  stop: () => void
  /** Seconds into the current track. */
  seek: (time: number) => void
  /** To the track before or after; without it there is one track alone. */
  go?: ((by: 1 | -1) => void) | undefined
}

const STEP = 10

/** Lets the lock screen, headsets and media keys show what plays and steer it, where the device has such controls; of several players on a page, those of the one that began last. */
export function useMediaSession({ title, of = '', picture }: Shown, list: Playlist, speed: number, orders: Orders) {
  const session = 'mediaSession' in navigator ? navigator.mediaSession : undefined
  const latest = useRef({ orders, list })
  latest.current = { orders, list }
  const { playing, duration } = list
  // Each second of the sound is told by the browser's own clock; only jumps are news.
  const second = Math.floor(list.time / STEP)
  const isShown = useTheOnePlaying(playing, orders.pause)

  useEffect(() => {
    if (!session || !isShown) return
    session.metadata = new MediaMetadata({ title, album: of, artwork: picture ? [{ src: picture }] : [] })
    return () => {
      session.metadata = null
    }
  }, [session, isShown, title, of, picture])

  useEffect(() => {
    if (!session || !isShown) return
    session.playbackState = playing ? 'playing' : 'paused'
    return () => {
      session.playbackState = 'none'
    }
  }, [session, isShown, playing])

  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew where the place jumps or some seconds have passed.
  useEffect(() => {
    if (!session?.setPositionState || !isShown || !(duration > 0)) return
    session.setPositionState({ duration, playbackRate: speed, position: Math.min(latest.current.list.time, duration) })
  }, [session, isShown, duration, speed, second, list.current, playing])

  const several = list.tracks.length > 1
  useEffect(() => {
    if (!session || !isShown) return
    const handlers = handlersOf(latest, several)
    const set = (action: string, handler: MediaSessionActionHandler | null) => setHandler(session, action, handler)
    for (const [action, handler] of Object.entries(handlers)) set(action, handler)
    return () => {
      for (const action of Object.keys(handlers)) set(action, null)
    }
  }, [session, isShown, several])
}

/** What each of the device's controls does. */
function handlersOf(latest: RefObject<{ orders: Orders; list: Playlist }>, several: boolean) {
  const by = (seconds: number) => {
    const { orders, list } = latest.current
    orders.seek(Math.max(0, list.time + seconds))
  }
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => latest.current.orders.resume(),
    pause: () => latest.current.orders.pause(),
    stop: () => latest.current.orders.stop(),
    seekbackward: ({ seekOffset }) => by(-(seekOffset ?? STEP)),
    seekforward: ({ seekOffset }) => by(seekOffset ?? STEP),
    seekto: ({ seekTime }) => seekTime !== undefined && latest.current.orders.seek(seekTime),
    ...(several && {
      previoustrack: () => latest.current.orders.go?.(-1),
      nexttrack: () => latest.current.orders.go?.(1),
    }),
  }
  return handlers
}

function setHandler(session: MediaSession, action: string, handler: MediaSessionActionHandler | null) {
  try {
    session.setActionHandler(action as MediaSessionAction, handler)
  } catch {
    // A browser that does not know the action has no control for it.
  }
}
