import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Place } from './places'

/** Before this it is a press. */
const DRAG_PX = 4
const EDGE_PX = 40

export interface DropTarget extends Place {
  /** The row that the drop line is drawn at. */
  rowId: string
  edge: 'before' | 'after'
}

const gripOf = (event: PointerEvent) => (event.target as Element).closest<HTMLElement>('[data-grip]')

/** Drags a row of the outline by its grip (`data-grip`). Rows say what they are by `data-block` or `data-chapter`; Escape gives up. The list listens for all of them. */
export function useDrag(onDrop: (blockId: string, to: Place) => void) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [target, setTarget] = useState<DropTarget | null>(null)
  const start = useRef<{ id: string; y: number } | null>(null)
  const latest = useRef<DropTarget | null>(null)
  latest.current = target

  const end = () => {
    start.current = null
    setDragged(null)
    setTarget(null)
  }
  useEffect(() => {
    if (!dragged) return
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      start.current = null
      setDragged(null)
      setTarget(null)
    }
    addEventListener('keydown', leave, true)
    return () => removeEventListener('keydown', leave, true)
  }, [dragged])

  const listeners = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const grip = gripOf(event)
      if (event.button !== 0 || !grip) return
      start.current = { id: grip.dataset.grip ?? '', y: event.clientY }
      grip.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const begun = start.current
      if (!begun) return
      if (!dragged && Math.abs(event.clientY - begun.y) < DRAG_PX) return
      setDragged(begun.id)
      scrollAtEdge(event.currentTarget, event.clientY)
      setTarget(targetAt(event.clientX, event.clientY, begun.id))
    },
    onPointerUp() {
      const [id, to] = [start.current?.id, latest.current]
      end()
      if (id && to) onDrop(id, { chapterId: to.chapterId, position: to.position })
    },
    onPointerCancel: end,
  }
  return { dragged, target, listeners }
}

function scrollAtEdge(list: HTMLElement, y: number) {
  const { top, bottom } = list.getBoundingClientRect()
  if (y < top + EDGE_PX) list.scrollBy(0, -12)
  else if (y > bottom - EDGE_PX) list.scrollBy(0, 12)
}

/** Where the pointer would put the block. */
function targetAt(x: number, y: number, draggedId: string): DropTarget | null {
  const row = document
    .elementsFromPoint(x, y)
    .map((each) => each.closest<HTMLElement>('[data-block], [data-chapter]'))
    .find((each) => each !== null)
  if (!row) return null
  const chapterId = row.dataset.chapter || null
  const blockId = row.dataset.block
  if (!blockId) return { rowId: row.dataset.chapter ?? '', edge: 'after', chapterId, position: 0 }
  const { top, height } = row.getBoundingClientRect()
  const edge = y < top + height / 2 ? 'before' : 'after'
  const others = [...document.querySelectorAll<HTMLElement>('[data-block]')].filter(
    (each) => (each.dataset.chapter || null) === chapterId && each.dataset.block !== draggedId,
  )
  if (blockId === draggedId) return null
  const position = others.indexOf(row) + (edge === 'after' ? 1 : 0)
  return { rowId: blockId, edge, chapterId, position }
}
