import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import { dayWords } from '../../ui/time/london-days'
import { weekdayName } from '../../ui/time/weekdays'
import styles from '../calendar/week-grid.module.css'
import drawn from './drawing/drawn-grid.module.css'
import { clockSpan, type Span } from './drawing/span'
import { WRITTEN } from './drawing/use-drawing'
import type { HoursBlock } from './hours-blocks'
import { rangeWords } from './weekly-hours'

interface HoursButtonProps {
  block: Omit<HoursBlock, 'hours'> & { hours: HoursBlock['hours'] | null }
  /** Where it would come to stand while it is dragged. */
  ghost: Span | null
  onOpen: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Hours in the grid: pressed they open, dragged they move, and at their edges they become longer or shorter. */
export function HoursButton({ block: { key, hours, date, isWhole }, ghost, onOpen, onKeyDown }: HoursButtonProps) {
  const isWritten = key === WRITTEN
  return (
    <button
      type="button"
      data-hours={isWhole ? key : undefined}
      aria-pressed={isWritten}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      {isWhole && <span className={clsx(drawn.edge, drawn.start)} data-edge="start" />}
      {hours && <span className="vh">{weekdayName(hours.weekday)}, </span>}
      <span className={clsx(styles.title, 'num')}>{ghost ? clockSpan(ghost) : hours && rangeWords(hours)}</span>
      {hours && (
        <span className={styles.meta}>
          {'isOnce' in hours && hours.isOnce ? `Only ${dayWords(date)}` : forWhat(hours)}
        </span>
      )}
      {isWhole && <span className={clsx(drawn.edge, drawn.end)} data-edge="end" />}
    </button>
  )
}

const forWhat = ({ sessionTypes, practiceAreas }: HoursBlock['hours']) =>
  [...sessionTypes, ...practiceAreas].map(({ name }) => name).join(', ') || /* text */ 'Any session'
