import type { StoryKind } from '../../../schema/generated/types'

/** Why a no-show is disputed, as the story has it. */
export const disputeReasons: Record<string, string> = {
  was_there: 'Was in the room on time',
  link_failed: 'The room or the link failed',
  ill_or_emergency: 'Ill, or an emergency',
  other: 'Another reason',
}

/** How a dispute was decided. */
export const outcomes: Record<string, string> = {
  upheld: 'It stays a no-show',
  refunded: 'Cancelled and refunded',
  reinstated: 'A free booking instead',
}

/** What happened to a session; its name is left out in its own story. */
export function sessionHead(kind: StoryKind, name: string | null): string {
  const did = (verb: string) => (name ? `${verb} ${name}` : verb)
  const told = (what: string) => (name ? `${what}: ${name}` : what)
  switch (kind) {
    case 'session_booked':
      return did('Booked')
    case 'session_moved':
      return did('Moved')
    case 'session_started':
      return did('Opened')
    case 'session_clock_started':
      return name ? `Started the clock of ${name}` : 'Clock started'
    case 'session_accepted':
      return did('Accepted')
    case 'session_declined':
      return did('Declined')
    case 'session_handed_in':
      return did('Handed in')
    case 'session_handed_back':
      return name ? `Got ${name} back` : 'Handed back'
    case 'marks_released':
      return told('Marks released')
    case 'session_cancelled':
      return did('Cancelled')
    case 'session_missed':
      return name ? `Did not come: ${name}` : 'The candidate did not come'
    case 'session_lapsed':
      return name ? `Handed nothing in: ${name}` : 'Nothing was handed in'
    case 'no_show_disputed':
      return name ? `Disputed the no-show: ${name}` : 'No-show disputed'
    case 'no_show_decided':
      return told('Dispute decided')
    default:
      return ''
  }
}
