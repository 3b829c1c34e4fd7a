import type { StoryKind } from '../../../schema/generated/types'

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
