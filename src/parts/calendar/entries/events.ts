import type { TicketStanding } from '../../../../rules/groups/tickets'
import { standingOf } from '../../../nouns/meeting/meeting-sign'
import { kindWords } from '../../../nouns/meeting/meeting-words'
import { whereShort } from '../../../nouns/meeting/where-words'
import { nameOfPerson } from '../../../nouns/user/name'
import { type CalendarEntry, type EntryKind, standsOn } from './entry'
import type { MeetingInCalendarFragment, StandingInCalendarFragment } from './events.documents'

/** An event, with where the person of the calendar stands with it. */
export interface StandingEvent {
  event: MeetingInCalendarFragment
  member: StandingInCalendarFragment | null
}

const kindOf: Partial<Record<TicketStanding, EntryKind>> = {
  attendee: 'event',
  lector: 'led',
  moderator: 'led',
  waiting: 'waitlist',
  offered: 'waitlist',
  invited: 'invited',
}

/** Where somebody stands with an event, within a sentence about them. */
export const standingWords: Partial<Record<TicketStanding, string>> = {
  attendee: 'ticket',
  lector: 'leading it',
  moderator: 'helping to lead it',
  waiting: 'waiting for a place',
  offered: 'a place is kept',
  invited: 'invited',
}

/** What events put into the calendar of somebody who has a standing with them; cancelled ones are left out. */
export function eventEntries(events: readonly StandingEvent[], personId: string | undefined): CalendarEntry[] {
  const known = new Map(events.map((each) => [each.event.id, each]))
  return [...known.values()].flatMap(({ event, member }) => {
    const standing = leadsAs(event, personId) ?? standingOf(member)
    const kind = kindOf[standing]
    if (!kind || event.status === 'cancelled' || isMissed(event, kind)) return []
    const state = standingWords[standing] ?? null
    return [entryOf(event, kind === 'led' && event.status === 'draft' ? 'draft' : kind, personId, state)]
  })
}

/** As what somebody leads an event. */
function leadsAs({ lectors }: MeetingInCalendarFragment, personId: string | undefined): TicketStanding | undefined {
  const type = lectors.find(({ userId }) => userId === personId)?.type
  return type === 'lector' || type === 'moderator' ? type : undefined
}

/** Whoever was only invited or waited has nothing of an event that is over. */
const isMissed = ({ status }: MeetingInCalendarFragment, kind: EntryKind) =>
  status === 'ended' && (kind === 'waitlist' || kind === 'invited')

function entryOf(
  event: MeetingInCalendarFragment,
  kind: EntryKind,
  personId: string | undefined,
  state: string | null,
): CalendarEntry {
  const { id, title, startAt, endAt, lectors } = event
  const leaders = lectors.flatMap(({ userId, user }) => (userId !== personId && nameOfPerson(user)) || [])
  return {
    key: `event:${id}`,
    kind,
    ...standsOn(startAt),
    until: endAt,
    title,
    name: title,
    whose: [],
    about: leaders.length > 0 ? leaders : [whereShort(event)],
    facts: [kindWords(event), leaders.join(', '), whereShort(event), state].flatMap((words) => words || []),
    state,
    opens: { sheet: 'event', id },
  }
}
