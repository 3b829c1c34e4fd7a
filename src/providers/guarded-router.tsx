import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPath, type Location, NavigationType, Router, UNSAFE_createBrowserHistory } from 'react-router'
import { track } from './pending'

/** The browser's history, for code that is no component. */
export const history = UNSAFE_createBrowserHistory({ window, v5Compat: true })

interface GuardedRouterProps {
  /** Asks the guard and fetches the page; answers where to go instead, or null. The page before stays until then. */
  prepare: (location: Location) => Promise<string | null>
  children: ReactNode
}

interface Shown {
  location: Location
  action: NavigationType
}

/**
 * React Router's declarative router with a guard in front. Its data router would do the same, but weighs more than the whole
 * sign-in page may beside React.
 */
export function GuardedRouter({ prepare, children }: GuardedRouterProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  const current = useRef<Shown | null>(null)
  const guard = useRef(prepare)
  guard.current = prepare

  useLayoutEffect(() => {
    let latest = 0
    const show = (next: Shown) => {
      current.current = next
      setShown(next)
    }
    const go = async (next: Shown) => {
      latest += 1
      const own = latest
      if (current.current?.location.pathname === next.location.pathname) return show(next)
      const instead = await track(guard.current(next.location))
      if (own !== latest) return
      if (instead !== null && instead !== createPath(next.location)) return history.replace(instead)
      // A transition lets the page slide, and keeps the old one should a piece of the new still be on its way.
      startTransition(() => show(next))
    }
    const stop = history.listen(
      ({ location, action }) => void go({ location, action: action as unknown as NavigationType }),
    )
    void go({ location: history.location, action: NavigationType.Pop })
    return stop
  }, [])

  if (!shown) return null
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      <ScrollKeeper {...shown} />
      {children}
    </Router>
  )
}

const kept = new Map<string, number>()

/** A new page starts at its top; back and forward return to where one was. */
function ScrollKeeper({ location, action }: Shown) {
  const before = useRef<Location>(undefined)
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    // A reload is the browser's own to restore.
    const leave = () => {
      window.history.scrollRestoration = 'auto'
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  useLayoutEffect(() => {
    const last = before.current
    before.current = location
    if (last && last.pathname !== location.pathname) {
      const anchor = location.hash && document.getElementById(location.hash.slice(1))
      if (anchor) anchor.scrollIntoView()
      else window.scrollTo(0, action === NavigationType.Pop ? (kept.get(location.key) ?? 0) : 0)
    }
    return () => {
      kept.set(location.key, window.scrollY)
    }
  }, [location, action])
  return null
}
