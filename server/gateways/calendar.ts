import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { mailLink } from '../../rules/mail-address'
import { oneLine } from '../../rules/one-line'

/** Each line of the format ends so, the last one too, which the library leaves open. */
export const LINE_END = '\r\n'

export interface Person {
  name: string
  email: string
}

export interface SessionInvitation {
  /** The same for every version of this invitation. */
  uid: string
  title: string
  description: string
  start: Date
  end: Date
  url: string
  /** Where it is, in person. */
  location?: string | null
  organiser: Person
  attendee: Person
  /** 0 at first, and higher with each change; calendars ignore a lower one. */
  sequence: number
  cancelled: boolean
  /** When this version was made. */
  stamp: Date
}

/** The .ics text that adds a session to a calendar, moves it or removes it. */
export function sessionInvitation(invitation: SessionInvitation): string {
  const { uid, title, description, start, end, url, location, organiser, attendee, sequence, cancelled, stamp } =
    invitation
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({ prodId: { company: 'Articled', product: 'Sessions', language: 'EN' }, method })
  calendar.createEvent({
    id: uid,
    summary: oneLine(title),
    description,
    start,
    end,
    url,
    ...(location && { location: oneLine(location) }),
    stamp,
    sequence,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
    organizer: person(organiser),
    attendees: [
      {
        ...person(attendee),
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
        rsvp: false,
      },
    ],
  })
  return `${calendar.toString()}${LINE_END}`
}

/** The attachment that mail programs treat as an invitation. */
export function invitationAttachment(invitation: SessionInvitation, filename = 'session.ics') {
  const method = invitation.cancelled ? 'CANCEL' : 'REQUEST'
  return {
    filename,
    content: sessionInvitation(invitation),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  }
}

// Names stand in quoted parameters and addresses in bare ones; neither can hold a line break or a quote.
function person({ name, email }: Person): Person & { mailto?: string } {
  if (!/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(email)) throw new Error('An invitation needs plain addresses')
  const link = mailLink(email)
  // The format wants a link, which writes some signs of an address otherwise.
  const mailto = link === `mailto:${email}` ? undefined : link.slice('mailto:'.length)
  return { name: oneLine(name).replace(/"/g, '’'), email, mailto }
}
