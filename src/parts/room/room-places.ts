import type { Placements } from '../../ui/windows/use-windows'
import { keepDraft, readDraft } from '../saving/draft-store'

const key = (room: string) => `articled.windows.${room}`

/** The last placements of the windows in this kind of room. */
export const keptPlaces = (room: string): Placements | undefined => readDraft(key(room), isPlaces) ?? undefined

/** Stores the placements. */
export function keepPlaces(room: string, places: Placements): void {
  const lasting = Object.entries(places).flatMap(([id, place]) => {
    // A browser gives the whole screen only after a press, never to a page that has just opened.
    return [[id, place.state === 'fullscreen' ? { ...place, state: 'maximised' } : place] as const]
  })
  if (lasting.length > 0) void keepDraft(key(room), Object.fromEntries(lasting))
}

const shareKey = key('share')

/** The last share of the docked windows, in percent of the width, in every room. */
export const keptShare = (): number | undefined =>
  readDraft(shareKey, (value) => typeof value === 'number') ?? undefined

/** Stores the share. */
export const keepShare = (share: number): void => void keepDraft(shareKey, share)

const states = ['docked', 'floating', 'minimised', 'maximised']

const isPlaces = (value: unknown): value is Placements =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (place) =>
      typeof place === 'object' && place !== null && states.includes(place.state) && states.includes(place.before),
  )
