import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many of a column's rows fit into an element, where the last is always shown; all until it is measured. */
export function useRoomFor(frame: RefObject<HTMLElement | null>, rows: number): number {
  const [room, setRoom] = useState(rows)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const height = element.clientHeight
      const heights = [...element.querySelectorAll<HTMLElement>('[data-row]')].map((each) => each.offsetHeight)
      const [row, other] = [Math.max(0, ...heights), otherThan(element)]
      setRoom(height > 0 && row > 0 ? Math.max(LEAST, Math.floor((height - other) / row)) : rows)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, rows])
  return room
}

const LEAST = 3

/** The height of what is no row: padding and headings. */
function otherThan(element: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(element)
  const headings = [...element.querySelectorAll<HTMLElement>('[data-heading]')]
  const padding = [paddingTop, paddingBottom].reduce((sum, each) => sum + (Number.parseFloat(each) || 0), 0)
  return headings.reduce((sum, { offsetHeight }) => sum + offsetHeight, padding)
}
