import type { KeyboardEvent, PointerEvent } from 'react'
import styles from './dock-window.module.css'

/** Of the window's width, in percent. */
const [LEAST, MOST, STEP] = [20, 65, 3]

interface DockDividerProps {
  /** The docks' share of the window's width in percent. */
  share: number
  /** The share where nobody has moved it. */
  usual: number
  onShare: (share: number) => void
}

/** The edge between the work and its docked windows, moved by mouse, finger or arrow keys; a double click puts it back. */
export function DockDivider({ share, usual, onShare }: DockDividerProps) {
  const move = (to: number) => onShare(Math.min(MOST, Math.max(LEAST, Math.round(to * 10) / 10)))
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) move((1 - event.clientX / innerWidth) * 100)
  }
  const press = (event: KeyboardEvent) => {
    const to = { ArrowLeft: share + STEP, ArrowRight: share - STEP, Home: MOST, End: LEAST }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(to)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved.
    <div
      className={styles.divider}
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the docked windows"
      aria-valuenow={Math.round(share)}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuetext={`${Math.round(share)}%`}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => move(usual)}
      onKeyDown={press}
    />
  )
}
