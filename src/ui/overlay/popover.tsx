import { clsx } from 'clsx'
import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import styles from './popover.module.css'

/** The props for the button that opens it. */
export type PopoverTrigger = { popoverTarget: string; 'aria-expanded': boolean; 'aria-controls': string }

type Align = 'start' | 'end' | 'beside'
type Place = { left: number; top?: number; bottom?: number; maxHeight?: number }

/** With less room than this below its button, in px, it opens above if there is more. */
const LEAST_ROOM = 320

type PopoverProps = {
  /** The button, spread with these props. */
  trigger: (props: PopoverTrigger) => ReactNode
  /** The content, drawn only while open; `close` shuts it. */
  children: (close: () => void) => ReactNode
  label: string
  width?: number
  /** The end of the button that it aligns with on a desk, or the space beside it. */
  align?: Align
  /** Always a sheet at the foot of the window, as 'More' is. */
  sheet?: boolean
  role?: 'dialog' | 'group'
}

/** A small overlay, closed by Escape or a press outside; a sheet on a phone. */
export function Popover({ trigger, children, label, width, align = 'end', sheet, role = 'group' }: PopoverProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const anchor = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState<Place | null>(null)
  const close = () => box.current?.hidePopover?.()

  // The content is drawn before it shows and removed after it hides, since the focus is in it until then.
  const beforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.newState !== 'open') return
    if (!sheet) setPlace(placeAt(anchor.current, box.current, width, align))
    setOpen(true)
  }
  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return
    if (event.newState === 'open') {
      box.current?.querySelector<HTMLElement>('a[href], button:not(:disabled), input')?.focus()
    } else {
      setOpen(false)
    }
  }

  return (
    <>
      <span className={styles.anchor} ref={anchor}>
        {trigger({ popoverTarget: id, 'aria-expanded': open, 'aria-controls': id })}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles that it may have take a name. */}
      <div
        ref={box}
        id={id}
        className={clsx(styles.pop, sheet && styles.sheet)}
        popover="auto"
        role={role}
        aria-label={label}
        style={{ width, ...(sheet ? undefined : place) }}
        onBeforeToggle={beforeToggle}
        onToggle={toggled}
      >
        <div className={styles.grip} aria-hidden="true" />
        {open && children(close)}
      </div>
    </>
  )
}

function placeAt(anchor: HTMLElement | null, box: HTMLElement | null, width = 280, align: Align): Place | null {
  const button = anchor?.firstElementChild?.getBoundingClientRect()
  if (!button || !box) return null
  const height = document.documentElement.clientHeight
  if (align === 'beside') {
    const left = button.right + 10
    // It grows towards the larger part of the window.
    return button.top < height / 2 ? { left, top: button.top } : { left, bottom: Math.max(8, height - button.bottom) }
  }
  const room = document.documentElement.clientWidth - width - 8
  const left = align === 'end' ? button.right - width : button.left
  const place = { left: Math.max(8, Math.min(left, room)) }
  const below = height - button.bottom
  if (below >= LEAST_ROOM || below >= button.top) return { ...place, top: button.bottom + 6, maxHeight: below - 14 }
  return { ...place, bottom: height - button.top + 6, maxHeight: button.top - 14 }
}
