import { useReducer } from 'react'

/** The place of a window: docked beside the work, floating over it, minimised, maximised over it, or full screen. */
export type WindowState = 'docked' | 'floating' | 'minimised' | 'maximised' | 'fullscreen'

export type Box = { x: number; y: number; width: number; height: number }

/** A window's placement: its state, its state before, its floating box and its level above the others. */
export type Placement = { state: WindowState; before: WindowState; pinned: boolean; level: number; box: Box | null }
export type Placements = Record<string, Placement>

export type WindowAction =
  | { id: string; to: WindowState }
  | { id: string; restore: true }
  | { id: string; pin: true }
  | { id: string; front: true }
  | { id: string; box: Box }

/** The state of a window before anybody moves it. */
export function placementOf(placements: Placements, id: string, initial: WindowState = 'docked'): Placement {
  return placements[id] ?? { state: initial, before: 'docked', pinned: false, level: 0, box: null }
}

const OFFSET = 60

/** The box of the nth floating window: each 60 px further from the left and the top. */
export function openingBox(nth: number, dense = false): Box {
  return { x: OFFSET * nth, y: OFFSET * nth, width: dense ? 280 : 420, height: dense ? 132 : 300 }
}

/** Whether a window may be pinned, minimised or maximised: not while it is docked or full screen. */
export const isFree = (state: WindowState): boolean => state !== 'docked' && state !== 'fullscreen'

/** Whether a window may change from one state to another; docked and full screen never follow each other. */
export function mayGo(from: WindowState, to: WindowState): boolean {
  if (to === 'minimised' || to === 'maximised') return isFree(from) || (from === 'fullscreen' && to === 'maximised')
  if (to === 'fullscreen') return from === 'maximised'
  return to === 'floating' || from !== 'fullscreen'
}

interface WindowStart {
  initial?: WindowState
  dense?: boolean
  /** The ids of the visible windows among which it opens; by default all. */
  among?: readonly string[]
}

/** The placements of a room's windows. */
export function useWindows(start: (id: string) => WindowStart, kept: Placements = {}) {
  return useReducer(
    (placements: Placements, action: WindowAction) => placeWindow(placements, action, start(action.id)),
    kept,
  )
}

/** The placements after one action on a window; a forbidden action changes nothing. */
export function placeWindow(placements: Placements, action: WindowAction, start: WindowStart): Placements {
  const now = placementOf(placements, action.id, start.initial)
  const next = change(placements, now, action, start)
  return next === now ? placements : { ...placements, [action.id]: next }
}

function change(placements: Placements, now: Placement, action: WindowAction, start: WindowStart): Placement {
  const top = Math.max(0, ...Object.values(placements).map(({ level }) => level)) + 1
  if ('box' in action) return { ...now, box: action.box }
  if ('pin' in action) return isFree(now.state) ? { ...now, pinned: !now.pinned } : now
  if ('front' in action) return now.level === top - 1 && now.level > 0 ? now : { ...now, level: top }
  const to = 'restore' in action ? now.before : action.to
  if (!('restore' in action) && !mayGo(now.state, to)) return now
  const { dense, among = Object.keys(placements) } = start
  const opened = among.filter((id) => placements[id]?.box).length
  return {
    state: to,
    before: to === 'minimised' || to === 'fullscreen' ? now.state : now.before,
    // A docked window cannot be pinned.
    pinned: to !== 'docked' && now.pinned,
    level: to === 'floating' ? top : now.level,
    box: to === 'floating' ? (now.box ?? openingBox(opened + 1, dense)) : now.box,
  }
}
