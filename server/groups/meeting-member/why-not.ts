import type { TicketMove, TicketStanding } from '../../../rules/groups/tickets'

type Words = Record<TicketStanding, string>

/** For whoever buys or waits themselves. */
const coming = (): Words => ({
  none: 'You have nothing to do with this event any more.',
  invited: 'You are invited to this event.',
  waiting: 'You wait for a place at this event already.',
  offered: 'A place is kept for you: take it instead.',
  attendee: 'You have a ticket for this event already.',
  lector: 'You lead this event.',
  moderator: 'You help to lead this event.',
})

/** For those who lead. */
const leading = (): Words => ({
  none: 'They have nothing to do with this event any more.',
  invited: 'They are invited already.',
  waiting: 'They wait for a place.',
  offered: 'A place is kept for them at the moment.',
  attendee: 'They have a ticket: give it back first.',
  lector: 'They lead this event.',
  moderator: 'They help to lead this event.',
})

const answering = (): Words => ({ ...coming(), none: 'This is not open any more.' })

const words: Partial<Record<TicketMove, () => Words>> = {
  buy: () => ({ ...coming(), waiting: 'Others wait for a place before you.' }),
  admit: () => ({ ...leading(), attendee: 'They have a ticket: mark them as here.' }),
  wait: coming,
  declineInvite: answering,
  leaveLine: answering,
  giveBack: () => ({ ...coming(), none: 'You have given this ticket back already.' }),
}

/** Why a move is refused from where somebody stands. */
export const whyNot = (name: TicketMove, from: TicketStanding): string => (words[name] ?? leading)()[from]
