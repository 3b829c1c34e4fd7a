import { useEffect, useRef } from 'react'
import { useNarrow } from '../../theme/narrow'
import { type Placements, placementOf, useWindows, type WindowAction, type WindowState } from './use-windows'

interface PlacedWindow {
  id: string
  initial?: WindowState
  dense?: boolean
}

/** Where each window stands, and what moves it. On a phone they stand nowhere: tabs show one at a time. */
export function usePlaced<One extends PlacedWindow>(
  windows: readonly One[],
  kept: Placements | undefined,
  onPlaced: ((placements: Placements) => void) | undefined,
) {
  const among = windows.map(({ id }) => id)
  const start = (id: string) => ({ ...windows.find((one) => one.id === id), among })
  const [placements, place] = useWindows(start, kept)
  const narrow = useNarrow()
  const moved = useRef<string | null>(null)
  const placed = useRef(onPlaced)
  placed.current = onPlaced
  useEffect(() => {
    placed.current?.(placements)
  }, [placements])

  const at = ({ id, initial }: One) => placementOf(placements, id, initial)
  const inState = (state: WindowState) => (narrow ? [] : windows.filter((one) => at(one).state === state))
  const homeless = inState('floating').find((one) => !at(one).box)?.id
  useEffect(() => {
    if (homeless) place({ id: homeless, to: 'floating' })
  }, [homeless, place])
  // The last one is on top; of maximised windows, a pinned one.
  const maximised = inState('maximised').sort((one, other) => Number(at(one).pinned) - Number(at(other).pinned))
  return {
    placements,
    place,
    narrow,
    at,
    inState,
    covering: [...maximised, ...inState('fullscreen')],
    /** Moves a window, and the focus with it. */
    act(action: WindowAction) {
      moved.current = action.id
      place(action)
    },
    arrive(id: string, element: HTMLElement) {
      if (moved.current !== id) return
      moved.current = null
      element.focus({ preventScroll: true })
    },
  }
}
