import type { TicketStanding } from '../../../rules/groups/tickets'
import type { MeetingMemberType, MeetingStatus, MeetingType } from '../../../schema/generated/types'
import type { IconName } from '../../ui/action/icon-paths'

/** The kinds of events. */
export const meetingTypes: Record<MeetingType, string> = {
  revision_lecture: 'Revision lecture',
  seminar: 'Seminar',
  workshop: 'Workshop',
  webinar: 'Webinar',
  masterclass: 'Masterclass',
  demo_mock: 'Demo mock',
  q_and_a: 'Q and A',
}

interface Ticket {
  type: MeetingMemberType
  cancelledAt?: string | null
  offeredUntil?: string | null
  place?: number | null
}

/** Where the reader stands with an event. */
export function standingOf(ticket: Ticket | null | undefined): TicketStanding {
  if (!ticket || ticket.cancelledAt) return 'none'
  if (ticket.type !== 'waitlisted') return ticket.type
  return ticket.offeredUntil ? 'offered' : 'waiting'
}

const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' }
const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' })

/** '1st', '2nd', '3rd', '11th'. */
export const ordinal = (count: number): string => `${count}${endings[ordinals.select(count)] ?? 'th'}`

/** '3rd of 6', of a place in the line. */
export const lineWords = (place: number, waitingCount: number): string =>
  `${ordinal(place)} of ${Math.max(place, waitingCount)}`

/** A state, by sign and word. */
export interface Sign {
  icon: IconName
  kind?: 'info' | 'positive' | 'warning' | 'negative'
  words: string
}

interface Standing {
  status: MeetingStatus
  waitingCount: number
  membership: Ticket | null
}

const own: Partial<Record<TicketStanding, Sign>> = {
  attendee: { icon: 'check', kind: 'info', words: 'Your ticket' },
  offered: { icon: 'flag', kind: 'warning', words: 'A place for you' },
  invited: { icon: 'mail', kind: 'info', words: 'You are invited' },
  lector: { icon: 'flag', kind: 'info', words: 'You lead it' },
  moderator: { icon: 'flag', kind: 'info', words: 'You help to lead it' },
}

const stages: Partial<Record<MeetingStatus, Sign>> = {
  draft: { icon: 'pen', words: 'Draft' },
  live: { icon: 'clock', kind: 'positive', words: 'On now' },
  ended: { icon: 'clock', words: 'Ended' },
  cancelled: { icon: 'close', kind: 'negative', words: 'Cancelled' },
}

/** What matters most of an event to its reader: that it is off or on, or where they stand; null: nothing but its places. */
export function signOf({ status, waitingCount, membership }: Standing): Sign | null {
  const stage = stages[status]
  if (stage) return stage
  const standing = standingOf(membership)
  if (standing === 'waiting')
    return {
      icon: 'list',
      words: membership?.place ? `${lineWords(membership.place, waitingCount)} waiting` : 'You wait',
    }
  return own[standing] ?? null
}
