/** A sound that can be played. */
export interface Track {
  id: string
  /** Its address; null: it has none. */
  source: string | null
  /** Its length in seconds as far as it is known before it is loaded; 0: not known. */
  seconds: number
}

/** What is played, where, and whether it plays. */
export interface Playlist {
  tracks: readonly Track[]
  /** The index of the current track. */
  current: number
  playing: boolean
  /** Seconds into the current track. */
  time: number
  /** Seconds that the current track has. */
  duration: number
}

export type Order =
  | { kind: 'play'; current?: number; time?: number }
  | { kind: 'pause' | 'resume' | 'stop' | 'reset' | 'ended' }
  | { kind: 'seek'; time: number }
  | { kind: 'heard'; time: number }
  | { kind: 'loaded'; duration: number }
  | { kind: 'tracks'; tracks: readonly Track[] }

/** Nothing plays, at a place of the playlist. A place that is not there is the nearest one. */
export function playlistAt(tracks: readonly Track[], { current = 0, time = 0 } = {}): Playlist {
  const index = Math.min(Math.max(0, current), Math.max(0, tracks.length - 1))
  const duration = tracks[index]?.seconds ?? 0
  return { tracks, current: index, playing: false, time: within(time, duration), duration }
}

/** The playlist after an order; `heard` tells how far the sound is, `ended` that it is over. */
export function ordered(list: Playlist, order: Order): Playlist {
  switch (order.kind) {
    case 'play': {
      const moved =
        order.current === undefined && order.time === undefined
          ? list
          : playlistAt(list.tracks, { current: order.current ?? list.current, time: order.time ?? 0 })
      return { ...moved, playing: moved.tracks.length > 0 }
    }
    case 'resume':
      return { ...list, playing: list.tracks.length > 0 }
    case 'pause':
      return { ...list, playing: false }
    case 'stop':
      return { ...list, playing: false, time: 0 }
    case 'reset':
      return playlistAt(list.tracks)
    case 'seek':
      return { ...list, time: within(order.time, list.duration) }
    case 'heard':
      return { ...list, time: order.time }
    case 'loaded':
      return { ...list, duration: order.duration, tracks: withSeconds(list, order.duration) }
    case 'tracks':
      return withTracks(list, order.tracks)
    case 'ended':
      return list.current < list.tracks.length - 1
        ? { ...playlistAt(list.tracks, { current: list.current + 1 }), playing: list.playing }
        : { ...list, playing: false, time: list.duration }
  }
}

/** Keeps the place when tracks come with new addresses, or others before them. */
function withTracks(list: Playlist, tracks: readonly Track[]): Playlist {
  const id = list.tracks[list.current]?.id
  const current = tracks.findIndex((track) => track.id === id)
  return current < 0 ? playlistAt(tracks) : { ...list, tracks, current }
}

const withSeconds = ({ tracks, current }: Playlist, seconds: number): readonly Track[] =>
  tracks.map((track, index) => (index === current ? { ...track, seconds } : track))

/** A duration of 0 is not known yet, and lets every time stand. */
const within = (time: number, duration: number) => Math.max(0, duration > 0 ? Math.min(time, duration) : time)

/** Seconds of the whole playlist. */
export const lengthOf = ({ tracks }: Pick<Playlist, 'tracks'>): number =>
  tracks.reduce((sum, { seconds }) => sum + seconds, 0)

/** Seconds before each track. */
export function beginningsOf({ tracks }: Pick<Playlist, 'tracks'>): number[] {
  let sum = 0
  return tracks.map(({ seconds }) => {
    sum += seconds
    return sum - seconds
  })
}

/** Seconds into the whole playlist. */
export const positionOf = (list: Playlist): number => (beginningsOf(list)[list.current] ?? 0) + list.time

/** The track and the seconds into it at a position of the whole. */
export function placeAt(list: Pick<Playlist, 'tracks'>, position: number): { current: number; time: number } {
  const whole = Math.min(Math.max(0, position), lengthOf(list))
  const beginnings = beginningsOf(list)
  const current = Math.max(
    0,
    beginnings.findLastIndex((start) => start <= whole),
  )
  return { current, time: whole - (beginnings[current] ?? 0) }
}
