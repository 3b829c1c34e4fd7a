import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** The page sets its title a moment after the path changes. */
const SETTLED_MS = 150
/** How long a page may replace parts of itself while it loads. */
const LOADING_MS = 5000

/** Reads out the title of a new page, and moves the focus there if its old place is gone. */
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
    const watch = new MutationObserver(beginInPage)
    const settled = setTimeout(() => {
      setTitle(document.title)
      beginInPage()
      watch.observe(document.body, { childList: true, subtree: true })
    }, SETTLED_MS)
    const loaded = setTimeout(() => watch.disconnect(), LOADING_MS)
    return () => {
      clearTimeout(settled)
      clearTimeout(loaded)
      watch.disconnect()
    }
  }, [pathname])
  return (
    <p className="vh" role="status">
      {title}
    </p>
  )
}

function beginInPage(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
}
