import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { placeAt, scrollAtEdge } from './grid-place'
import { drawn, lengthened, moved, pressed, type Span } from './span'

/** Before this it is a press. */
const DRAG_PX = 4

/** The block that is written in the form. */
export const WRITTEN = 'written'

interface Drawing {
  /** Where a block stands that can be moved, by its key. */
  spanOf: (key: string) => Span | undefined
  onDraw: (span: Span) => void
  onMove: (key: string, span: Span) => void
}

/** What a pointer holds; without a key it draws something new. */
interface Held {
  x: number
  y: number
  key: string | null
  edge: 'start' | 'end' | null
  from: { day: string; minute: number }
}

/** A block where it would come to stand; without a key, a new one. */
export interface Ghost {
  key: string | null
  span: Span
}

/**
 * Draws, moves and lengthens the blocks of a grid by its pointers: a mouse by dragging; a finger scrolls, so a touch places an hour, which it then drags
 * as a whole or by its edges. Blocks say what they are by `data-hours`, edges by `data-edge`; Escape gives up.
 */
export function useDrawing({ spanOf, onDraw, onMove }: Drawing) {
  const [ghost, setGhost] = useState<Ghost | null>(null)
  const held = useRef<Held | null>(null)
  // A pointer can be lifted before its last move is drawn.
  const latest = useRef<Ghost | null>(null)
  const wasDragged = useRef(false)
  const isDragging = ghost !== null

  const show = (next: Ghost | null) => {
    latest.current = next
    setGhost(next)
  }
  const end = () => {
    held.current = null
    show(null)
  }
  useEscape(isDragging, end)

  const listeners = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false
      held.current = event.isPrimary && event.button === 0 ? heldBy(event) : null
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = held
      if (!current) return
      const { clientX: x, clientY: y } = event
      if (!latest.current && Math.hypot(x - current.x, y - current.y) < DRAG_PX) return
      // A finger that moves over the empty grid scrolls it.
      if (event.pointerType === 'touch' && current.key === null) return end()
      event.currentTarget.setPointerCapture?.(event.pointerId)
      scrollAtEdge(y)
      const at = placeAt(event.currentTarget, x, y)
      const span = at && spanTo(current, at, spanOf)
      if (span) show({ key: current.key, span })
    },
    onPointerUp() {
      const [{ current }, { current: to }] = [held, latest]
      wasDragged.current = to !== null
      end()
      if (!current) return
      if (!to) {
        if (current.key === null) onDraw(pressed(current.from.day, current.from.minute))
      } else if (to.key === null) onDraw(to.span)
      else onMove(to.key, to.span)
    },
    onPointerCancel: end,
    /** The press that ends dragging is none. */
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!wasDragged.current) return
      wasDragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
  return { ghost, listeners }
}

/** Calls back at Escape while something is dragged. */
function useEscape(isDragging: boolean, onEscape: () => void) {
  const latest = useRef(onEscape)
  latest.current = onEscape
  useEffect(() => {
    if (!isDragging) return
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      latest.current()
    }
    addEventListener('keydown', leave, true)
    return () => removeEventListener('keydown', leave, true)
  }, [isDragging])
}

/** What a pointer takes hold of: an edge, a block, or the empty grid. */
function heldBy(event: PointerEvent<HTMLElement>): Held | null {
  const target = event.target as Element
  const from = target.closest('[data-day]') && placeAt(event.currentTarget, event.clientX, event.clientY)
  if (!from) return null
  const block = target.closest<HTMLElement>('[data-hours]')
  const key = block?.dataset.hours ?? null
  // Over something else, such as extra hours, nothing is drawn; and a finger moves only what it has chosen before.
  if (!key && target.closest('[data-day] > li')) return null
  if (event.pointerType === 'touch' && key !== null && key !== WRITTEN) return null
  const edge = target.closest<HTMLElement>('[data-edge]')?.dataset.edge
  return { x: event.clientX, y: event.clientY, key, edge: edge === 'start' || edge === 'end' ? edge : null, from }
}

/** Where what is held would be with the pointer at a place. */
function spanTo({ key, edge, from }: Held, at: Held['from'], spanOf: Drawing['spanOf']): Span | null {
  if (key === null) return drawn(from.day, from.minute, at.minute)
  const span = spanOf(key)
  if (!span) return null
  return edge ? lengthened(span, edge, at.minute) : moved(span, at.day, at.minute - from.minute)
}
