import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'

export interface Person {
  name: string
  email: string
}

export interface SessionInvitation {
  /** The same for each later version of this invitation. */
  uid: string
  title: string
  description: string
  start: Date
  end: Date
  url: string
  organiser: Person
  attendee: Person
  /** 0 at first, then higher with each change; calendars ignore a lower one. */
  sequence: number
  cancelled: boolean
  /** When this version was made. */
  stamp: Date
}

/** The .ics text that puts a session in somebody's calendar, moves it there, or takes it out. */
export function sessionInvitation(invitation: SessionInvitation): string {
  const { uid, title, description, start, end, url, organiser, attendee, sequence, cancelled, stamp } = invitation
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({ prodId: { company: 'Articled', product: 'Sessions', language: 'EN' }, method })
  calendar.createEvent({
    id: uid,
    summary: oneLine(title),
    description,
    start,
    end,
    url,
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
  return calendar.toString()
}

/** The mail attachment that mail programs take for an invitation. */
export function invitationAttachment(invitation: SessionInvitation) {
  const method = invitation.cancelled ? 'CANCEL' : 'REQUEST'
  return {
    filename: 'session.ics',
    content: sessionInvitation(invitation),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  }
}

// Names stand in quoted parameters and addresses in bare ones, neither of which can hold a line break or a quote.
function person({ name, email }: Person): Person {
  if (!/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(email)) throw new Error('An invitation needs plain addresses')
  return { name: oneLine(name).replace(/"/g, '’'), email }
}

/** Control characters and line breaks would end a line of the format. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
