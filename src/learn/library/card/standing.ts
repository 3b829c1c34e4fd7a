import { useEffect, useReducer, useRef } from 'react'
import { now } from '../../../providers/device/clock'
import type { AccessFragment } from '../shelves/library.documents'

/** How somebody stands to a bundle. */
export interface Standing {
  /** `later` is held, and opens at `from`; `waiting` is held, and its time begins at the first opening. */
  state: 'none' | 'later' | 'waiting' | 'open' | 'paused' | 'ended'
  /** When it begins or began: the first opening, unless the school set another time. */
  from: string | null
  /** The end of access; null: none. */
  until: string | null
}

/** A device's clock may be behind the server's by seconds: what has just begun there is no later here. */
const BEHIND_MS = 10_000
/** A timer cannot wait longer. */
const LONGEST_MS = 2_000_000_000

const states = { pending: 'waiting', active: 'open', paused: 'paused', expired: 'ended', revoked: 'none' } as const

/** What a person's permission lets them do at an instant. */
export function standingOf(held: AccessFragment | null, at: number): Standing {
  if (!held || held.status === 'revoked') return { state: 'none', from: null, until: null }
  return { state: stateOf(held, at), from: held.from, until: held.until }
}

function stateOf({ status, from, until }: AccessFragment, at: number): Standing['state'] {
  if (until !== null && Date.parse(until) <= at) return 'ended'
  const state = states[status]
  const isLater = from !== null && Date.parse(from) > at + BEHIND_MS
  return isLater && (state === 'open' || state === 'waiting') ? 'later' : state
}

/** When a standing becomes another by itself: when it opens, or ends. */
function turnOf({ state, from, until }: Standing): number {
  if (state === 'later') return Date.parse(from ?? '') - BEHIND_MS
  return until !== null && state !== 'ended' ? Date.parse(until) : Number.POSITIVE_INFINITY
}

/** The viewer's own, for a list of bundles or for one; drawn anew when one of them opens or ends. */
export function useStanding(): (bundle: { permission: AccessFragment | null }) => Standing {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const turn = useRef(Number.POSITIVE_INFINITY)
  turn.current = Number.POSITIVE_INFINITY
  useEffect(() => {
    const wait = turn.current - now()
    if (wait > LONGEST_MS) return
    const timer = setTimeout(draw, Math.max(0, wait) + 1)
    return () => clearTimeout(timer)
  })
  return ({ permission }) => {
    const standing = standingOf(permission, now())
    turn.current = Math.min(turn.current, turnOf(standing))
    return standing
  }
}

/** Whether one has it, opened or not. */
export const isHeld = ({ state }: Standing): boolean => state !== 'none' && state !== 'ended'
