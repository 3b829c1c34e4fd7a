/** Where somebody is in a video. */
export interface Seen {
  /** Seconds into it. */
  time: number
  /** Whether it was seen to its end. */
  whole: boolean
  /** When it was kept, in milliseconds. */
  at: number
}

/** How far a person is in each video, by its id, and the speed at which they watch. */
export interface SeenVideos {
  speed?: number
  videos: Record<string, Seen>
}

export const nothingSeen: SeenVideos = { videos: {} }

/** The videos whose places are kept; the oldest are forgotten. */
const MOST = 200
/** Whoever stopped so close to the end begins again. */
const NEAR_END = 5

const isSeen = (value: unknown): value is Seen =>
  isObject(value) && typeof value.time === 'number' && typeof value.whole === 'boolean' && typeof value.at === 'number'

/** Whether what is kept is what this version keeps. */
export const areSeen = (value: unknown): value is SeenVideos =>
  isObject(value) && isObject(value.videos) && Object.values(value.videos).every(isSeen)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The places with that of one video, without the oldest beyond the most that are kept. */
export function withSeen(kept: SeenVideos, videoId: string, seen: Seen): SeenVideos {
  const all = Object.entries({ ...kept.videos, [videoId]: seen })
  const newest = all.sort(([, a], [, b]) => b.at - a.at).slice(0, MOST)
  return { ...kept, videos: Object.fromEntries(newest) }
}

/** The second at which one goes on with a video of this length; 0: from the beginning. */
export function startOf({ videos }: SeenVideos, videoId: string, seconds: number): number {
  const time = videos[videoId]?.time ?? 0
  return seconds > 0 && time > seconds - NEAR_END ? 0 : time
}

/** The video with which one goes on: the one watched last, or after it the first that is not seen whole. */
export function currentOf({ videos }: SeenVideos, list: readonly { id: string }[]): number {
  const at = (index: number) => videos[list[index]?.id ?? '']?.at ?? 0
  const latest = list.reduce((best, _, index) => (at(index) > at(best) ? index : best), 0)
  if (!videos[list[latest]?.id ?? '']?.whole) return latest
  const next = list.findIndex(({ id }, index) => index > latest && !videos[id]?.whole)
  return next < 0 ? latest : next
}
