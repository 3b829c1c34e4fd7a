import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Reads out the title of the page that one has come to. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const first = useRef(true)
  const [title, setTitle] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what there is to say.
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    // The page sets its title a moment after the path has changed.
    const timer = setTimeout(() => setTitle(document.title), 150)
    return () => clearTimeout(timer)
  }, [pathname])
  return (
    <p className="vh" role="status">
      {title}
    </p>
  )
}
