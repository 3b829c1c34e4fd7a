import { useState } from 'react'
import type { Track } from '../lecture/playlist'
import { usePlayer } from '../lecture/use-player'
import { begunIn } from './places'
import type { KeptPlaces } from './use-kept-places'
import { usePlace } from './use-place'

/** A player that goes on where somebody was, and keeps where they are. */
export function useKeptPlayer<Media extends HTMLMediaElement = HTMLAudioElement>(
  tracks: readonly Track[],
  { kept, speed, onLost }: { kept: KeptPlaces; speed: number; onLost: () => void },
) {
  const [begun] = useState(() => begunIn(kept.places, tracks))
  const onHeard = (trackId: string) => place.end(trackId)
  const player = usePlayer<Media>(tracks, { at: begun, speed, onHeard, onLost })
  const place = usePlace(player.list, kept)
  return { ...player, begun, hasPlayed: place.hasPlayed }
}
