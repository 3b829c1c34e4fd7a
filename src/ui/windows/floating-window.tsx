import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { Rnd } from 'react-rnd'
import { DockWindow, type DockWindowProps } from './dock-window'
import styles from './dock-window.module.css'
import type { Box } from './use-windows'

const LEAST = 100
const THRESHOLD = 3
const STEP = 16
const CORNER = { width: 28, height: 28, right: -8, bottom: -8 }

type FloatingWindowProps = Omit<DockWindowProps, 'state' | 'barProps'> & {
  box: Box
  /** Its place among the floating windows, from 0 at the back. */
  rank: number
  onBox: (box: Box) => void
  onFront: () => void
}

/** A window over the work: dragged by its bar after 3 px, moved by arrow keys, resized at its edges or with Shift and arrows. */
export function FloatingWindow({ box, rank, onBox, onFront, ...window }: FloatingWindowProps) {
  const frame = useRef<Rnd>(null)
  const place = useFloor(frame, box, onBox)
  const listeners = useBar(box, place)
  return (
    <Rnd
      ref={frame}
      position={{ x: box.x, y: box.y }}
      size={{ width: box.width, height: box.height }}
      minWidth={LEAST}
      minHeight={LEAST}
      className={styles.windowsFloat}
      bounds="parent"
      // react-rnd's own dragging starts at the first pixel, and its hack writes a style element.
      disableDragging
      enableUserSelectHack={false}
      // Large enough for a finger.
      resizeHandleStyles={{ bottomRight: CORNER }}
      // A pinned window stays above a maximised one.
      style={{ zIndex: window.pinned ? `calc(var(--z-window) + ${rank + 1})` : rank + 1 }}
      onResizeStop={(_event, _way, element, _delta, position) =>
        onBox({ ...position, width: element.offsetWidth, height: element.offsetHeight })
      }
      onPointerDownCapture={onFront}
      onFocusCapture={onFront}
    >
      <DockWindow
        {...window}
        state="floating"
        barProps={{
          tabIndex: 0,
          role: 'group',
          'aria-label': `Title bar of ${window.title}: arrow keys move the window, with Shift they resize it`,
          ...listeners,
        }}
      />
    </Rnd>
  )
}

/** Keeps a window on the floor of the others; answers what puts it into another place there. */
function useFloor(frame: RefObject<Rnd | null>, box: Box, onBox: (box: Box) => void) {
  const floorOf = () => frame.current?.getSelfElement()?.parentElement
  // A place from another day, or another screen, may lie outside this floor.
  const fit = useRef(() => {})
  fit.current = () => {
    const fitting = within(box, floorOf())
    if (JSON.stringify(fitting) !== JSON.stringify(within(box, null))) onBox(fitting)
  }
  useEffect(() => {
    fit.current()
    const floor = frame.current?.getSelfElement()?.parentElement
    if (!floor || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(() => fit.current())
    watch.observe(floor)
    return () => watch.disconnect()
  }, [frame])
  return (wanted: Box) => onBox(within(wanted, floorOf()))
}

/** What moves a window by its bar, with a pointer or by keys. */
function useBar(box: Box, place: (box: Box) => void) {
  const drag = useRef<{ x: number; y: number; from: Box; moving: boolean } | null>(null)
  const release = () => {
    drag.current = null
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return
      // Keeps the bar informed, however fast the pointer moves.
      event.currentTarget.setPointerCapture?.(event.pointerId)
      drag.current = { x: event.clientX, y: event.clientY, from: box, moving: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = drag.current
      if (!held) return
      const x = event.clientX - held.x
      const y = event.clientY - held.y
      held.moving ||= Math.hypot(x, y) >= THRESHOLD
      if (held.moving) place({ ...held.from, x: held.from.x + x, y: held.from.y + y })
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.target !== event.currentTarget) return
      const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
      if (!way) return
      event.preventDefault()
      const [x = 0, y = 0] = way.map((one) => one * STEP)
      place(
        event.shiftKey
          ? { ...box, width: box.width + x, height: box.height + y }
          : { ...box, x: box.x + x, y: box.y + y },
      )
    },
  }
}

/** A box of at least the minimum size and, if the floor is known, wholly on it. */
function within(wanted: Box, floor: HTMLElement | null | undefined): Box {
  const room = { width: floor?.clientWidth || Infinity, height: floor?.clientHeight || Infinity }
  const width = Math.max(LEAST, Math.min(wanted.width, room.width))
  const height = Math.max(LEAST, Math.min(wanted.height, room.height))
  const keep = (at: number, size: number, all: number) => Math.max(0, Math.min(at, all - size))
  return { width, height, x: keep(wanted.x, width, room.width), y: keep(wanted.y, height, room.height) }
}
