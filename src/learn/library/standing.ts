import { now } from '../../providers/device/clock'
import { useViewer } from '../../providers/sign-in/viewer'
import type { AccessFragment } from './library.documents'

/** How somebody stands to a bundle. */
export interface Standing {
  /** `waiting` is held, and its time begins at the first opening. */
  state: 'none' | 'waiting' | 'open' | 'paused' | 'ended'
  /** The first opening. */
  from: string | null
  /** The end of access; null: none. */
  until: string | null
}

const states = { pending: 'waiting', active: 'open', paused: 'paused', expired: 'ended', revoked: 'none' } as const

/** What a person's permission lets them do at an instant; staff see those of others beside it. */
export function standingOf(permissions: readonly AccessFragment[], userId: string | undefined, at: number): Standing {
  const held = permissions.find((each) => each.userId === userId)
  if (!held || held.status === 'revoked') return { state: 'none', from: null, until: null }
  const isOver = held.until !== null && Date.parse(held.until) <= at
  return { state: isOver ? 'ended' : states[held.status], from: held.from, until: held.until }
}

/** The viewer's own, for a list of bundles or for one. */
export function useStanding(): (bundle: { permissions: readonly AccessFragment[] }) => Standing {
  const viewer = useViewer()
  return ({ permissions }) => standingOf(permissions, viewer?.id, now())
}

/** Whether one has it, opened or not. */
export const isHeld = ({ state }: Standing): boolean => state === 'waiting' || state === 'open' || state === 'paused'
