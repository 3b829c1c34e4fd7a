import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { Rnd } from 'react-rnd'
import { DockWindow, type DockWindowProps } from './dock-window'
import type { Box } from './use-windows'

const LEAST = 100
const THRESHOLD = 3
const STEP = 16

type FloatingWindowProps = Omit<DockWindowProps, 'state' | 'barProps'> & {
  box: Box
  level: number
  onBox: (box: Box) => void
  onFront: () => void
}

/** A window over the work: dragged by its bar after 3 px, moved by arrow keys, resized at its edges or with Shift and arrows. */
export function FloatingWindow({ box, level, onBox, onFront, ...window }: FloatingWindowProps) {
  const frame = useRef<Rnd>(null)
  const drag = useRef<{ x: number; y: number; moving: boolean } | null>(null)
  const within = (wanted: Box): Box => {
    const floor = frame.current?.getSelfElement()?.parentElement
    const room = { width: floor?.clientWidth ?? 0, height: floor?.clientHeight ?? 0 }
    const width = Math.max(LEAST, Math.min(wanted.width, room.width || wanted.width))
    const height = Math.max(LEAST, Math.min(wanted.height, room.height || wanted.height))
    const keep = (at: number, size: number, all: number) => Math.max(0, all ? Math.min(at, all - size) : at)
    return { width, height, x: keep(wanted.x, width, room.width), y: keep(wanted.y, height, room.height) }
  }

  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('.win-controls'))) return
    drag.current = { x: event.clientX, y: event.clientY, moving: false }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current
    if (!from) return
    const x = event.clientX - from.x
    const y = event.clientY - from.y
    if (!from.moving) {
      if (Math.hypot(x, y) < THRESHOLD) return
      from.moving = true
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    drag.current = { x: event.clientX, y: event.clientY, moving: true }
    onBox(within({ ...box, x: box.x + x, y: box.y + y }))
  }
  const release = () => {
    drag.current = null
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    if (!way) return
    event.preventDefault()
    const [x = 0, y = 0] = way.map((one) => one * STEP)
    onBox(
      within(
        event.shiftKey
          ? { ...box, width: box.width + x, height: box.height + y }
          : { ...box, x: box.x + x, y: box.y + y },
      ),
    )
  }

  return (
    <Rnd
      ref={frame}
      position={{ x: box.x, y: box.y }}
      size={{ width: box.width, height: box.height }}
      minWidth={LEAST}
      minHeight={LEAST}
      className="windows-float"
      bounds="parent"
      // Its own dragging begins at the first pixel, and its hack writes a style element.
      disableDragging
      enableUserSelectHack={false}
      style={{ zIndex: (window.pinned ? 1000 : 0) + level }}
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
          onPointerDown: grab,
          onPointerMove: move,
          onPointerUp: release,
          onPointerCancel: release,
          onKeyDown: press,
        }}
      />
    </Rnd>
  )
}
