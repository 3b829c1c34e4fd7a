import type { MemberRole, MemberState } from '../../schema/generated/types'

/** Where somebody stands with a group; `none`: they have nothing to do with it, or not any more. */
export type Standing = MemberState | 'none'

/** Who moves somebody: the person, those who lead the group, staff with manage_study_groups, the server by its clock, or what the person has bought. */
export type Mover = 'self' | 'leader' | 'staff' | 'clock' | 'sale'

interface Move {
  from: readonly Standing[]
  to: Standing
  by: readonly Mover[]
}

const lead = ['leader', 'staff'] as const

/** Every change of somebody's standing with a group. What is not here is refused. Source: decisions, study groups. */
export const moves = {
  /** Applies, where a moderator approves, or by a link. */
  apply: { from: ['none', 'declined'], to: 'requested', by: ['self'] },
  /** Joins, where people join at once, or by a link that lets them. */
  join: { from: ['none', 'declined'], to: 'accepted', by: ['self'] },
  /** Waits for a place, where none is left. */
  wait: { from: ['none', 'declined', 'requested'], to: 'waiting', by: ['self'] },
  invite: { from: ['none', 'declined', 'waiting'], to: 'invited', by: lead },
  approve: { from: ['requested', 'waiting', 'offered'], to: 'accepted', by: lead },
  decline: { from: ['requested', 'waiting', 'offered'], to: 'declined', by: lead },
  /** Says yes or no to an invitation. */
  acceptInvite: { from: ['invited'], to: 'accepted', by: ['self'] },
  declineInvite: { from: ['invited'], to: 'declined', by: ['self'] },
  /** A place has come free, and is kept for the next in line. */
  offer: { from: ['waiting'], to: 'offered', by: ['clock'] },
  acceptOffer: { from: ['offered'], to: 'accepted', by: ['self'] },
  /** The offer has run out: the person waits again, behind all others. */
  lapse: { from: ['offered'], to: 'waiting', by: ['clock'] },
  /** Two offers have run out. */
  drop: { from: ['offered'], to: 'none', by: ['clock'] },
  withdraw: { from: ['requested', 'waiting', 'offered'], to: 'none', by: ['self'] },
  leave: { from: ['accepted'], to: 'none', by: ['self'] },
  remove: { from: ['accepted'], to: 'none', by: lead },
  /** A package with the group is bought, or given back. */
  buy: { from: ['none', 'requested', 'invited', 'waiting', 'offered', 'declined'], to: 'accepted', by: ['sale'] },
  giveBack: { from: ['accepted'], to: 'none', by: ['sale'] },
  /** An invitation, by those who lead, or because nobody answered within its days. */
  takeBack: { from: ['invited'], to: 'none', by: [...lead, 'clock'] },
} satisfies Record<string, Move>

export type MoveName = keyof typeof moves

export const moveNames = Object.keys(moves) as MoveName[]

/** Whether one of these movers may make a move from a standing. */
export function mayMove(name: MoveName, from: Standing, movers: readonly Mover[]): boolean {
  const move: Move = moves[name]
  return move.from.includes(from) && move.by.some((each) => movers.includes(each))
}

/** Days that an invitation stands. */
export const INVITED_DAYS = 14
/** Days after which somebody who was declined can apply again. */
export const AGAIN_DAYS = 7
/** Offers that may run out before somebody leaves the line. */
export const OFFERS = 2
/** Hours for which a place is kept, unless the group says otherwise. */
export const OFFER_HOURS = 48

/** Whether a role leads its group: approves, invites and posts. */
export const leads = (role: MemberRole): boolean => role !== 'member'

interface Entrance {
  autoapproval: boolean
  /** Null: no limit. */
  places: number | null
  taken: number
  waitingCount: number
  /** Those who lead it took the person out or declined them: one of them decides, also while no place is free. */
  mustApply: boolean
}

/** How somebody comes to a group now: at once, by an application, or by waiting for a place; one that came free is for the first in line. */
export function wayIn({ autoapproval, places, taken, waitingCount, mustApply }: Entrance): 'join' | 'apply' | 'wait' {
  if (mustApply) return 'apply'
  if ((places !== null && taken >= places) || (autoapproval && waitingCount > 0)) return 'wait'
  return autoapproval ? 'join' : 'apply'
}

/** The roles that lead. */
export const leading = ['moderator', 'tutor', 'owner'] as const satisfies readonly MemberRole[]

/** The roles that only owners and staff give. */
export const givenByOwners = ['tutor', 'owner'] as const satisfies readonly MemberRole[]

/** Whether a role takes one of the group's places. */
export const takesPlace = (role: MemberRole): boolean => role === 'member' || role === 'moderator'
