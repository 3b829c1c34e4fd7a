import type { Day } from '../../../ui/time/london-days'

/** The day and the minute of a point of the window in a grid of hours: those of the nearest column. */
export function placeAt(grid: HTMLElement, x: number, y: number): { day: Day; minute: number } | null {
  const columns = [...grid.querySelectorAll<HTMLElement>('[data-day]')].map((column) => ({
    column,
    box: column.getBoundingClientRect(),
  }))
  const away = ({ box }: { box: DOMRect }) => Math.max(box.left - x, x - box.right, 0)
  const [nearest] = columns.sort((one, other) => away(one) - away(other))
  if (!nearest) return null
  const { column, box } = nearest
  const { day = '', firstHour, hourCount } = column.dataset
  return { day, minute: Number(firstHour) * 60 + ((y - box.top) / box.height) * Number(hourCount) * 60 }
}

/** Scrolls the page while something is dragged to its upper or lower edge. */
export function scrollAtEdge(y: number): void {
  if (y < EDGE_PX) scrollBy(0, -STEP_PX)
  else if (y > innerHeight - EDGE_PX) scrollBy(0, STEP_PX)
}

const EDGE_PX = 72
const STEP_PX = 12
