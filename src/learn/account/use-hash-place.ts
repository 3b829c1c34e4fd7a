import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the part that the address's hash names, once it is there, and returns its name. */
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
