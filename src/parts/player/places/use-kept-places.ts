import { useEffect, useMemo, useState } from 'react'
import { useApi } from '../../../providers/api/query'
import { useViewer } from '../../../providers/sign-in/viewer'
import { createPlaceKeeper, type PlaceKeeper } from './place-keeper'
import { type Place, type Places, withPlaces } from './places'
import { LibraryPlaces } from './places.documents'

/** Where the signed-in person is in the slides and videos of a bundle. */
export interface KeptPlaces {
  places: Places
  /** Keeps others, on the server for all of the person's devices. */
  keep: (places: readonly Place[]) => void
}

/** One for each bundle, so that its players send together. */
const keepers = new Map<string, PlaceKeeper>()

function keeperOf(bundleId: string, userId: string): PlaceKeeper {
  const key = `${userId} ${bundleId}`
  const keeper = keepers.get(key) ?? createPlaceKeeper(bundleId, userId)
  keepers.set(key, keeper)
  return keeper
}

/** Undefined until it is known: what another device kept meanwhile is asked for each time. */
export function useKeptPlaces(bundleId: string): KeptPlaces | undefined {
  const userId = useViewer()?.id
  const { data, isFetchedAfterMount } = useApi(LibraryPlaces, { bundleId }, { staleTime: 0 })
  const keeper = useMemo(() => (userId ? keeperOf(bundleId, userId) : null), [bundleId, userId])
  useEffect(() => keeper?.keep([]), [keeper])
  const [own, setOwn] = useState<Places>(new Map())
  const kept = data?.libraryPlaces
  const places = useMemo(() => {
    const server = (kept ?? []).map((place) => ({ ...place, at: Date.parse(place.at) }))
    return withPlaces(withPlaces(withPlaces(new Map(), server), keeper?.unsent().values() ?? []), own.values())
  }, [kept, keeper, own])
  if (!keeper || !isFetchedAfterMount) return undefined
  return {
    places,
    keep(others) {
      setOwn((before) => withPlaces(before, others))
      keeper.keep(others)
    },
  }
}
