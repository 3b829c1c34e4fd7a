/** Where somebody is in a lecture. */
export interface Place {
  /** The slide's id. */
  slide: string
  /** Seconds into its sound. */
  time: number
  /** The ids of the slides that were heard to their end. */
  heard: string[]
  /** When it was kept, in milliseconds. */
  at: number
}

/** The places of a person by bundle, and the speed at which they listen. */
export interface Places {
  speed?: number
  places: Record<string, Place>
}

export const nowhere: Places = { places: {} }

/** The lectures whose places are kept; the oldest are forgotten. */
const MOST = 60

const isPlace = (value: unknown): value is Place =>
  isObject(value) &&
  typeof value.slide === 'string' &&
  typeof value.time === 'number' &&
  typeof value.at === 'number' &&
  Array.isArray(value.heard)

/** Whether what is kept is what this version keeps. */
export const arePlaces = (value: unknown): value is Places =>
  isObject(value) && isObject(value.places) && Object.values(value.places).every(isPlace)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The places with that of one lecture, without the oldest beyond the most that are kept. */
export function withPlace(kept: Places, bundleId: string, place: Place): Places {
  const all = Object.entries({ ...kept.places, [bundleId]: place })
  const newest = all.sort(([, a], [, b]) => b.at - a.at).slice(0, MOST)
  return { ...kept, places: Object.fromEntries(newest) }
}
