import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** How much of the next place stays in view, to show that there is one. */
const PEEK_PX = 24

/** Keeps the current link of a scrolling list in view, without moving the page. */
export function useCurrentInView<List extends HTMLElement>(count: number) {
  const list = useRef<List>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place or more links, and the current one may be out of view.
  useEffect(() => {
    // In the next frame: measuring now would lay the page out twice.
    const frame = requestAnimationFrame(() => {
      const outer = list.current
      const inner = outer?.querySelector('[aria-current="page"]')?.getBoundingClientRect()
      if (!outer || !inner) return
      const { left, right, top, bottom } = outer.getBoundingClientRect()
      outer.scrollLeft += beyond(inner.left, inner.right, left, right)
      outer.scrollTop += beyond(inner.top, inner.bottom, top, bottom)
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname, count])
  return list
}

function beyond(start: number, end: number, from: number, to: number): number {
  if (start < from) return start - from - PEEK_PX
  return end > to ? end - to + PEEK_PX : 0
}
