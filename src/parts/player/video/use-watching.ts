import { useMemo, useState } from 'react'
import type { Track } from '../lecture/playlist'
import { startIn } from '../places/places'
import type { KeptPlaces } from '../places/use-kept-places'
import { useKeptPlayer } from '../places/use-kept-player'
import { useMediaSession } from '../use-media-session'
import type { Video } from './videos'

export interface VideosOptions {
  /** The title of what they are of. */
  title: string
  /** At least one. */
  videos: readonly Video[]
  kept: KeptPlaces
  /** How fast they watch, and what keeps another speed. */
  speed: [speed: number, keep: (speed: number) => void]
  onLost: () => void
}

const STEP = 10

/** Videos that are watched: which one and where, and what moves them. */
export function useWatching({ title, videos, kept, speed: [speed, setSpeed], onLost }: VideosOptions) {
  const tracks = useMemo(() => tracksOf(videos), [videos])
  const player = useKeptPlayer<HTMLVideoElement>(tracks, { kept, speed, onLost })
  const { list } = player
  const [touched, setTouched] = useState(false)
  const [captions, setCaptions] = useState(true)

  const open = (index: number) => {
    const track = list.tracks[index]
    if (!track || index === list.current) return
    setTouched(true)
    player.play({ current: index, time: startIn(kept.places, track) })
  }
  const go = (by: 1 | -1) => open(list.current + by)
  const video = videos[list.current]
  useMediaSession({ title: video?.title ?? title, of: title, picture: video?.poster }, list, speed, { ...player, go })
  return {
    ...player,
    ...{ video, touched, captions, speed, setSpeed, open, go },
    toggle() {
      setTouched(true)
      if (list.playing) player.pause()
      else player.resume()
    },
    /** Ten seconds back or forward. */
    step: (by: 1 | -1) => player.seek(Math.max(0, list.time + by * STEP)),
    toggleCaptions: () => setCaptions(!captions),
  }
}

export type Watching = ReturnType<typeof useWatching>

const tracksOf = (videos: readonly Video[]): Track[] =>
  videos.map(({ id, file, seconds }) => ({ id, source: file, seconds: seconds ?? 0 }))
