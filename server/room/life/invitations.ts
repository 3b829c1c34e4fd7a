import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { AttendeeRole } from '../../../schema/generated/types'
import { invitationAttachment } from '../../gateways/calendar'
import { addressIn } from '../../gateways/mail/address-in'
import { letter } from '../../identity/mails'
import { notify, type Post } from '../../identity/notification/notify'
import { users } from '../../identity/user/table'
import { whenText } from '../../kernel/time/when-text'
import type { Writing } from '../../kernel/write/write'
import { sessionAttendees, sessions } from '../session/table'
import { liveSql } from './live-types'

interface Session extends Row {
  /** Whether its type is live. */
  live: boolean
}
type Row = typeof sessions.$inferSelect
type Person = typeof users.$inferSelect
type What = 'booked' | 'added' | 'moved' | 'renamed' | 'left' | 'declined' | 'cancelled'

/** Whoever is told this attends no more. */
const hasLeft = (what: What) => what === 'left' || what === 'declined'

/** These come at any time, to one of its people alone. */
const isOfOne = (what: What) => what === 'added' || hasLeft(what)

/** Not before it is booked, and a calendar keeps what somebody did on a day that is over. */
const isAhead = ({ status, endAt }: Session, now: Date) => status !== 'pending' && endAt > now

/** Of these the calendar entry goes. */
const isOver = (what: What) => hasLeft(what) || what === 'cancelled'

const subjectOf = (what: What, { name }: Pick<Session, 'name'>): string =>
  ({
    booked: `Booked: ${name}`,
    added: `You attend: ${name}`,
    moved: `Moved: ${name}`,
    renamed: `Renamed: ${name}`,
    left: `You no longer attend: ${name}`,
    declined: `Declined: ${name}`,
    cancelled: `Cancelled: ${name}`,
  })[what]

/** The session with the number of its calendar entry's next version: higher than every one before, also of the session that it was moved from. */
async function nextVersion(writing: Writing, sessionId: string): Promise<Session | undefined> {
  const seconds = Math.floor(writing.now.getTime() / 1000) % 2_000_000_000
  const before = sql`(select moved.invitation_sequence from sessions moved where moved.id = sessions.parent_id)`
  const [session] = await writing.orm
    .update(sessions)
    .set({
      invitationSequence: sql`greatest(coalesce(sessions.invitation_sequence, 0), coalesce(${before}, 0), ${seconds - 1}::int) + 1`,
    })
    .where(eq(sessions.id, sessionId))
    .returning({ ...getTableColumns(sessions), live: liveSql })
  return session
}

interface Told {
  what: What
  note?: (() => string) | undefined
  /** Whether it is in their calendars or comes there; the marker of a written station attends nothing. */
  inCalendar?: boolean
}

interface Invitation extends Told {
  /** Some people, who attend it or have left; without it, all who attend it. */
  userIds?: readonly string[]
}

/** Tells people of a session, with a calendar entry that adds, moves, renames or removes it. Where some are told one thing and some another, it is one version of the entry. */
export async function inviteTo(
  context: Post,
  writing: Writing,
  sessionId: string,
  told: Invitation | readonly Invitation[],
) {
  const invitations = [told].flat().filter(({ userIds }) => userIds?.length !== 0)
  if (!invitations.length) return
  const session = await nextVersion(writing, sessionId)
  if (!session) return
  for (const { userIds, ...rest } of invitations)
    await invite(
      context,
      writing,
      session,
      userIds ? await named(writing, userIds) : await attending(writing, session),
      rest,
    )
}

const named = ({ orm }: Writing, ids: readonly string[]): Promise<Person[]> =>
  orm
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))

async function attending({ orm }: Writing, { id, live }: Session): Promise<Person[]> {
  const attendees = await orm
    .select({ person: users, role: sessionAttendees.role })
    .from(sessionAttendees)
    .innerJoin(users, eq(users.id, sessionAttendees.userId))
    .where(eq(sessionAttendees.sessionId, id))
  return attendees.filter(({ role }) => attendsAt(role, live)).map(({ person }) => person)
}

/** Whether somebody in this role is there at a time: the marker of a written station is not; it comes to them when it is handed in. */
export const attendsAt = (role: AttendeeRole, live: boolean) => live || role === 'candidate'

async function invite(context: Post, writing: Writing, session: Session, people: readonly Person[], told: Told) {
  const { what } = told
  const byId = new Map(people.map((person) => [person.id, person]))
  await notify(writing, context, [...byId.keys()], {
    kind: 'bookings',
    // Whoever has left a session reads it no more, but is still told of that.
    ...(!hasLeft(what) && { about: { type: 'Session', id: session.id } }),
    path: pageOf(what, session),
    words: ({ timezone }) => ({ title: subjectOf(what, session), body: happened(session, told, timezone).join(' ') }),
    mail: ({ id }) => invitation(context, session, byId.get(id) as Person, { ...told, now: writing.now }),
  })
}

const pageOf = (what: What, { id }: Session) => (hasLeft(what) ? '/calendar' : `/classroom/${id}`)

const whatHappened = (what: What, { name, startAt }: Session, zone: string): string =>
  ({
    booked: `${name} is booked.`,
    added: `You attend ${name}.`,
    moved: `${name} is moved.`,
    renamed: `A session of yours is now called ${name}.`,
    left: `You no longer attend ${name}, ${whenText(startAt, zone)}.`,
    declined: `You have declined ${name}, ${whenText(startAt, zone)}.`,
    cancelled: `${name} has been cancelled.`,
  })[what]

const happened = (session: Session, { what, note, inCalendar }: Told, zone: string) => [
  whatHappened(what, session, zone),
  ...(isOver(what) ? [] : [timing(session, zone, inCalendar)]),
  ...(note ? [note()] : []).filter(Boolean),
]

function invitation({ settings }: Post, session: Session, person: Person, { now, ...told }: Told & { now: Date }) {
  const { what, inCalendar = true } = told
  const classroom = `${settings.publicUrl}/classroom/${session.id}`
  const attachment = invitationAttachment({
    // A moved session stays one calendar entry, named by the id of the first booking.
    uid: `${session.externalId ?? session.id}@articled`,
    title: session.name,
    description: session.live
      ? 'Instructions and materials open in the classroom before the start.'
      : 'Answers are due by the end of this window.',
    start: session.startAt,
    end: session.endAt,
    url: classroom,
    organiser: { name: 'Articled', email: addressIn(settings.mailFrom) },
    attendee: { name: person.fullName ?? person.email, email: person.email },
    sequence: session.invitationSequence ?? 0,
    cancelled: isOver(what),
    stamp: now,
  })
  return letter({
    to: person.email,
    subject: subjectOf(what, session),
    lines: happened(session, told, person.timezone),
    action: hasLeft(what)
      ? { label: 'Open the calendar', url: `${settings.publicUrl}/calendar` }
      : { label: 'Open the classroom', url: classroom },
    attachments: inCalendar && !(isOfOne(what) && !isAhead(session, now)) ? [attachment] : [],
  })
}

const timing = ({ startAt, deadline, live }: Session, zone: string, inCalendar = true) =>
  !live && deadline && inCalendar
    ? `Your window opens ${whenText(startAt, zone)} and answers are due ${whenText(deadline, zone)}.`
    : `It starts ${whenText(startAt, zone)}.`
