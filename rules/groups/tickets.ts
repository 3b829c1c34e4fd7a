import type { MeetingMemberType } from '../../schema/generated/types'

/** Where somebody stands with an event; `none`: they have nothing to do with it, or not any more. */
export type TicketStanding = Exclude<MeetingMemberType, 'waitlisted'> | 'waiting' | 'offered' | 'none'

/** Who moves somebody: the person, those who lead the event, its lector at the door, staff with manage_meetings, the server by its clock, or a purchase. */
export type TicketMover = 'self' | 'leader' | 'lector' | 'staff' | 'clock' | 'sale'

interface Move {
  from: readonly TicketStanding[]
  to: TicketStanding
  by: readonly TicketMover[]
}

const lead = ['leader', 'staff'] as const

/** Every change of somebody's standing with an event. What is not here is refused. Source: decisions, meetings, groups and events. */
export const ticketMoves = {
  invite: { from: ['none'], to: 'invited', by: lead },
  declineInvite: { from: ['invited'], to: 'none', by: ['self'] },
  takeBack: { from: ['invited'], to: 'none', by: lead },
  /** A ticket is bought, or taken where it is free. */
  buy: { from: ['none', 'invited', 'offered'], to: 'attendee', by: ['sale'] },
  /** A package with the event is bought. */
  pack: { from: ['none', 'invited', 'waiting', 'offered'], to: 'attendee', by: ['sale'] },
  /** A ticket by hand, which costs nothing. */
  give: { from: ['none', 'invited', 'waiting', 'offered'], to: 'attendee', by: lead },
  /** Somebody without a ticket is let in at the event, free of charge, also beyond its places. */
  admit: { from: ['none', 'invited', 'waiting', 'offered'], to: 'attendee', by: ['lector'] },
  wait: { from: ['none', 'invited'], to: 'waiting', by: ['self'] },
  offer: { from: ['waiting'], to: 'offered', by: ['clock'] },
  /** The offer has run out: the person waits again, behind all others. */
  lapse: { from: ['offered'], to: 'waiting', by: ['clock'] },
  /** Two offers have run out. */
  drop: { from: ['offered'], to: 'none', by: ['clock'] },
  leaveLine: { from: ['waiting', 'offered'], to: 'none', by: ['self'] },
  giveBack: { from: ['attendee'], to: 'none', by: ['self'] },
  takeOff: { from: ['attendee', 'waiting', 'offered'], to: 'none', by: lead },
  /** The money of a ticket went back, whoever gave it. */
  refund: { from: ['attendee'], to: 'none', by: ['sale'] },
  lectorAdd: { from: ['none', 'invited', 'waiting', 'offered', 'moderator'], to: 'lector', by: lead },
  moderatorAdd: { from: ['none', 'invited', 'waiting', 'offered', 'lector'], to: 'moderator', by: lead },
  stepDown: { from: ['lector', 'moderator'], to: 'none', by: ['self', ...lead] },
} satisfies Record<string, Move>

export type TicketMove = keyof typeof ticketMoves

export const ticketMoveNames = Object.keys(ticketMoves) as TicketMove[]

/** Whether one of these movers may make a move from a standing. */
export function mayMoveTicket(name: TicketMove, from: TicketStanding, movers: readonly TicketMover[]): boolean {
  const move: Move = ticketMoves[name]
  return move.from.includes(from) && move.by.some((each) => movers.includes(each))
}

/** The types that lead an event. They take no place. */
export const leadingTypes = ['lector', 'moderator'] as const satisfies readonly MeetingMemberType[]

interface Entrance {
  /** Null: no limit. */
  membersLimit: number | null
  taken: number
  waitingCount: number
}

/** Whether a ticket is on sale now: a place that is free is for those who wait. */
export const hasPlace = ({ membersLimit, taken, waitingCount }: Entrance): boolean =>
  membersLimit === null || (taken < membersLimit && waitingCount === 0)
