import { now } from '../../providers/device/clock'
import { useViewer } from '../../providers/sign-in/viewer'
import type { AccessFragment } from './library.documents'

/** How somebody stands to a bundle. */
export interface Standing {
  /** `later` is held, and opens at `from`; `waiting` is held, and its time begins at the first opening. */
  state: 'none' | 'later' | 'waiting' | 'open' | 'paused' | 'ended'
  /** When it begins or began: the first opening, unless the school set another time. */
  from: string | null
  /** The end of access; null: none. */
  until: string | null
}

const states = { pending: 'waiting', active: 'open', paused: 'paused', expired: 'ended', revoked: 'none' } as const

/** What a person's permission lets them do at an instant; staff see those of others beside it. */
export function standingOf(permissions: readonly AccessFragment[], userId: string | undefined, at: number): Standing {
  const held = permissions.find((each) => each.userId === userId)
  if (!held || held.status === 'revoked') return { state: 'none', from: null, until: null }
  return { state: stateOf(held, at), from: held.from, until: held.until }
}

function stateOf({ status, from, until }: AccessFragment, at: number): Standing['state'] {
  if (until !== null && Date.parse(until) <= at) return 'ended'
  const state = states[status]
  const isLater = from !== null && Date.parse(from) > at
  return isLater && (state === 'open' || state === 'waiting') ? 'later' : state
}

/** The viewer's own, for a list of bundles or for one. */
export function useStanding(): (bundle: { permissions: readonly AccessFragment[] }) => Standing {
  const viewer = useViewer()
  return ({ permissions }) => standingOf(permissions, viewer?.id, now())
}

/** Whether one has it, opened or not. */
export const isHeld = ({ state }: Standing): boolean => state !== 'none' && state !== 'ended'
