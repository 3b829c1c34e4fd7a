/** Where somebody is in a slide or a video. */
export interface Place {
  itemId: string
  /** Seconds into it. */
  seconds: number
  /** Whether it was heard or seen to its end once. */
  whole: boolean
  /** When they were there, in milliseconds by the server's clock. */
  at: number
}

/** The places of a person in a bundle, by the id of the slide or video. */
export type Places = ReadonlyMap<string, Place>

/** The places with others: of each item the later one stands, and what was whole stays so. The server keeps them by the same rule. */
export function withPlaces(places: Places, others: Iterable<Place>): Places {
  const all = new Map(places)
  for (const other of others) {
    const present = all.get(other.itemId)
    const later = !present || other.at >= present.at ? other : present
    all.set(other.itemId, { ...later, whole: other.whole || !!present?.whole })
  }
  return all
}

/** What can be played, with its length in seconds as far as it is known; 0: not known. */
interface Item {
  id: string
  seconds: number
}

/** Whoever stopped so close to the end begins again. */
const NEAR_END_SECONDS = 5

/** The second at which one goes on with an item. */
export function startIn(places: Places, { id, seconds }: Item): number {
  const at = places.get(id)?.seconds ?? 0
  return seconds > 0 && at > seconds - NEAR_END_SECONDS ? 0 : at
}

/** Where one goes on: in the item that was played last, or, if that was played to its end, with the next that was not; else at the beginning. */
export function begunIn(places: Places, items: readonly Item[]): { current: number; time: number } {
  const latest = latestIn(places, items)
  const item = items[latest]
  const place = places.get(item?.id ?? '')
  if (!item || !place) return { current: 0, time: 0 }
  if (!isOver(place)) return { current: latest, time: startIn(places, item) }
  const next = items.findIndex(({ id }, index) => index > latest && !places.get(id)?.whole)
  return { current: Math.max(0, next), time: 0 }
}

/** Of what was played to its end the place is its beginning. */
const isOver = ({ seconds, whole }: Place) => whole && seconds === 0

/** Of these items the index of the one in which somebody was last; -1: in none. */
function latestIn(places: Places, items: readonly { id: string }[]): number {
  const at = (index: number) => places.get(items[index]?.id ?? '')?.at ?? 0
  return items.reduce((best, _, index) => (at(index) > (best < 0 ? 0 : at(best)) ? index : best), -1)
}

const isInstant = (value: unknown) => typeof value === 'number' && !Number.isNaN(new Date(value).getTime())

/** Whether a value that this device kept is a place. */
export const isPlace = (value: unknown): value is Place => {
  if (typeof value !== 'object' || value === null) return false
  const { itemId, seconds, whole, at } = value as Record<string, unknown>
  return typeof itemId === 'string' && typeof seconds === 'number' && typeof whole === 'boolean' && isInstant(at)
}
