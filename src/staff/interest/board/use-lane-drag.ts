import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { ContactStatus } from '../../../../schema/generated/types'
import type { Lead } from '../lead-words'
import { isStatus } from '../statuses'

/** Before this it is a press. */
const DRAG_PX = 6
/** A finger that rests so long takes the card; one that moves before scrolls. */
const HOLD_MS = 350
const EDGE_PX = 48

interface Begun {
  lead: Lead
  card: HTMLElement
  pointerId: number
  x: number
  y: number
  hold?: ReturnType<typeof setTimeout>
}

export interface LaneDrag {
  /** The id of the card that is held. */
  dragged: string | null
  /** The column that it would go to. */
  over: ContactStatus | null
  /** Said by each card of its own lead, when it is pressed. */
  take: (lead: Lead, event: PointerEvent<HTMLElement>) => void
}

/** Drags a card to another column, by mouse or by a finger that rests first; Escape gives up. The board listens for all of them. */
export function useLaneDrag(onDrop: (lead: Lead, to: ContactStatus) => void, enabled: boolean) {
  const board = useRef<HTMLElement>(null)
  const begun = useRef<Begun | null>(null)
  const click = useDragsClick()
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<ContactStatus | null>(null)

  const end = () => {
    clearTimeout(begun.current?.hold)
    if (begun.current) begun.current.card.style.translate = ''
    begun.current = null
    setDragged(null)
    setOver(null)
  }
  const start = () => {
    const held = begun.current
    if (!held) return
    setDragged(held.lead.id)
    board.current?.setPointerCapture(held.pointerId)
  }
  useGivingUp(dragged !== null, end)

  const listeners = {
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = begun.current
      if (!held || event.pointerId !== held.pointerId) return
      const [x, y] = [event.clientX - held.x, event.clientY - held.y]
      const isFar = Math.hypot(x, y) >= DRAG_PX
      if (!dragged && isFar) return event.pointerType === 'mouse' ? start() : end()
      if (!dragged) return
      held.card.style.translate = `${x}px ${y}px`
      scrollAtEdge(event.currentTarget, event.clientX)
      setOver(laneAt(event.clientX, event.clientY))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const held = begun.current
      const to = dragged ? laneAt(event.clientX, event.clientY) : null
      if (dragged) click.swallow()
      end()
      if (held && to) onDrop(held.lead, to)
    },
    onPointerCancel: end,
    onClickCapture: click.capture,
  }
  const take: LaneDrag['take'] = (lead, event) => {
    if (!enabled || event.button !== 0 || (event.target as Element).closest('[aria-haspopup], [popover]')) return
    const { pointerId, clientX: x, clientY: y, currentTarget: card } = event
    begun.current = { lead, card, pointerId, x, y }
    if (event.pointerType !== 'mouse') begun.current.hold = setTimeout(start, HOLD_MS)
  }
  return { board, dragged, over, take, listeners: enabled ? listeners : {} }
}

/** A drag that ends on its own card is no press of it. */
function useDragsClick() {
  const isDrags = useRef(false)
  return {
    swallow() {
      isDrags.current = true
      // The click of this drag, if there is one, comes before this.
      setTimeout(() => {
        isDrags.current = false
      })
    },
    capture(event: MouseEvent) {
      if (!isDrags.current) return
      isDrags.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

/** While a card is held, Escape lets it go, and a finger does not scroll. */
function useGivingUp(isHeld: boolean, end: () => void) {
  const latest = useRef(end)
  latest.current = end
  useEffect(() => {
    if (!isHeld) return
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      latest.current()
    }
    const stay = (event: TouchEvent) => event.preventDefault()
    addEventListener('keydown', leave, true)
    addEventListener('touchmove', stay, { passive: false })
    return () => {
      removeEventListener('keydown', leave, true)
      removeEventListener('touchmove', stay)
    }
  }, [isHeld])
}

function scrollAtEdge(board: HTMLElement, x: number) {
  const { left, right } = board.getBoundingClientRect()
  if (x < left + EDGE_PX) board.scrollBy(-12, 0)
  else if (x > right - EDGE_PX) board.scrollBy(12, 0)
}

/** The column below the pointer; the held card lets presses through. */
function laneAt(x: number, y: number): ContactStatus | null {
  const lane = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-lane]')?.dataset.lane ?? null
  return isStatus(lane) ? lane : null
}
