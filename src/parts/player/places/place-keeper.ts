import { type ApiError, isOutage } from '../../../providers/api/api-error'
import { request } from '../../../providers/api/client'
import { unsentStore } from '../../saving/unsent-store'
import { isPlace, type Place, type Places, withPlaces } from './places'
import { LibraryPlacesKeep } from './places.documents'

/** As many as the server takes at once. */
const MOST = 200

/** Sends the places of a person in a bundle. What cannot be sent stays on this device, and goes with the next. */
export interface PlaceKeeper {
  keep(places: readonly Place[]): void
  /** What the server does not have yet. */
  unsent(): Places
}

/** Begins with what this device has not sent. */
export function createPlaceKeeper(bundleId: string, userId: string): PlaceKeeper {
  const kept = unsentStore<unknown>(`places-${userId}-${bundleId}`)
  let unsent: Places = withPlaces(new Map(), kept.take().filter(isPlace))
  let sending = false
  let again = false

  async function send() {
    // One after the other; what comes meanwhile goes with the next.
    if (sending) {
      again = true
      return
    }
    const places = [...unsent.values()].sort((a, b) => b.at - a.at).slice(0, MOST)
    if (!places.length) return
    sending = true
    again = false
    const sent = places.map(({ at, ...place }) => ({ ...place, at: new Date(at).toISOString() }))
    try {
      // It arrives though the page is closed meanwhile.
      await request(LibraryPlacesKeep, { bundleId, places: sent }, { keepalive: true, as: userId })
      settle(places)
    } catch (error) {
      // Whoever may keep no place in it any more has none to send.
      const { code } = error as ApiError
      if (isOutage({ code }) || code === 'UNAUTHENTICATED') kept.keep([...unsent.values()])
      else settle(places)
      again = false
    }
    sending = false
    if (again) void send()
  }

  function settle(places: readonly Place[]) {
    const left = new Map(unsent)
    for (const place of places) if (left.get(place.itemId) === place) left.delete(place.itemId)
    unsent = left
    kept.keep([...left.values()])
  }

  return {
    keep(places) {
      unsent = withPlaces(unsent, places)
      void send()
    },
    unsent: () => unsent,
  }
}
