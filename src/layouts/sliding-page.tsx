import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, ViewTransition } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { isStill } from '../theme/theme'
import { type Slide, slideBetween } from './path-depth'
import '../theme/slides.css'
import styles from './main-layout.module.css'

/** The page area: its content slides by path depth when the path changes; nothing else moves. */
export function SlidingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [last, setLast] = useState<{ pathname: string; slide: Slide }>({ pathname, slide: 'none' })
  if (last.pathname !== pathname) setLast({ pathname, slide: slideBetween(last.pathname, pathname) })
  // A later change within the page is not a page change.
  useEffect(() => {
    if (last.slide !== 'none') setLast({ ...last, slide: 'none' })
  }, [last])

  const page = useRef<HTMLElement>(null)
  const way = useNavigationType()
  useLayoutEffect(() => {
    if (last.slide !== 'none' && !hasViewTransition(way)) slideIn(page.current, last.slide)
  }, [last, way])

  return (
    <ViewTransition default="none" update={last.slide === 'none' ? 'none' : `slide-${last.slide}`}>
      <main className={styles.page} id="main" tabIndex={-1} ref={page}>
        {children}
      </main>
    </ViewTransition>
  )
}

// React skips the transition on the browser's own back and forward, where the page must appear at once.
function hasViewTransition(way: NavigationType): boolean {
  return way !== NavigationType.Pop && typeof document.startViewTransition === 'function'
}

function slideIn(page: HTMLElement | null, slide: Slide): void {
  if (!page?.animate || isStill()) return
  const translate = `${slide === 'deeper' ? 24 : -24}px 0`
  page.animate([{ opacity: 0, translate }, {}], { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' })
}
