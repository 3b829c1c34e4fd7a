import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Goes to the place that the address names, once it is there, and answers which one that is. */
export function useHashPlace(isThere: boolean, first = ''): string {
  const { hash, key } = useLocation()
  const id = hash.slice(1)
  // The same place can be asked for twice, so the visit counts, not only the name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const place = isThere && id ? document.getElementById(id) : null
    if (!place) return
    place.scrollIntoView()
    place.focus({ preventScroll: true })
  }, [isThere, id, key])
  return id || first
}
