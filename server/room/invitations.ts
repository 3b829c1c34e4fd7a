import { eq, sql } from 'drizzle-orm'
import { invitationAttachment } from '../gateways/calendar'
import { addressIn } from '../gateways/mail/address-in'
import { letter } from '../identity/mails'
import { notify } from '../identity/notification/notify'
import { users } from '../identity/user/table'
import type { Context } from '../kernel/context'
import { whenText } from '../kernel/time/when-text'
import type { Writing } from '../kernel/write/write'
import { sessionAttendees, sessions } from './session/table'

type Session = typeof sessions.$inferSelect
type Person = typeof users.$inferSelect
type What = 'booked' | 'moved' | 'renamed' | 'cancelled'

const subjectOf = (what: What, { name }: Pick<Session, 'name'>): string =>
  ({
    booked: `Booked: ${name}`,
    moved: `Moved: ${name}`,
    renamed: `Renamed: ${name}`,
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
    .returning()
  return session
}

/** Mails all attendees about a session, with a calendar entry that adds, moves or removes it. */
export async function inviteAttendees(
  context: Context,
  writing: Writing,
  sessionId: string,
  what: What,
  note?: () => string,
) {
  const session = await nextVersion(writing, sessionId)
  if (!session) return
  const attendees = await writing.orm
    .select({ person: users, role: sessionAttendees.role })
    .from(sessionAttendees)
    .innerJoin(users, eq(users.id, sessionAttendees.userId))
    .where(eq(sessionAttendees.sessionId, sessionId))
  // The marker of a written station attends nothing; it comes to them when it is handed in.
  const invited = session.deadline ? attendees.filter(({ role }) => role === 'candidate') : attendees
  await invite(
    context,
    writing,
    session,
    invited.map(({ person }) => person),
    { what, note },
  )
}

/** Mails one person about a session, with a calendar entry that adds or removes it; it is removed for somebody who has left the session. */
export async function inviteOne(
  context: Context,
  writing: Writing,
  sessionId: string,
  userId: string,
  what: What,
  note?: () => string,
) {
  const session = await nextVersion(writing, sessionId)
  const [person] = await writing.orm.select().from(users).where(eq(users.id, userId))
  if (!session || !person) return
  await invite(context, writing, session, [person], { what, note, hasLeft: what === 'cancelled' })
}

interface Invitation {
  what: What
  note: (() => string) | undefined
  /** Whoever has left a session reads it no more, but is still told of that. */
  hasLeft?: boolean
}

async function invite(
  context: Context,
  writing: Writing,
  session: Session,
  people: readonly Person[],
  { what, note, hasLeft = false }: Invitation,
) {
  const byId = new Map(people.map((person) => [person.id, person]))
  await notify(writing, context, [...byId.keys()], {
    kind: 'bookings',
    ...(!hasLeft && { about: { type: 'Session', id: session.id } }),
    path: `/classroom/${session.id}`,
    words: ({ timezone }) => ({
      title: subjectOf(what, session),
      body: happened(session, { what, note }, timezone).join(' '),
    }),
    mail: ({ id }) => invitation(context, session, byId.get(id) as Person, { what, note, now: writing.now }),
  })
}

const whatHappened = (what: What, { name }: Session): string =>
  ({
    booked: `${name} is booked.`,
    moved: `${name} is moved.`,
    renamed: `A session of yours is now called ${name}.`,
    cancelled: `${name} has been cancelled.`,
  })[what]

const happened = (session: Session, { what, note }: Invitation, zone: string) => [
  whatHappened(what, session),
  ...(what === 'cancelled' ? [] : [timing(session, zone)]),
  ...(note ? [note()] : []),
]

function invitation(
  { settings }: Context,
  session: Session,
  person: Person,
  { what, note, now }: Invitation & { now: Date },
) {
  const cancelled = what === 'cancelled'
  const url = `${settings.publicUrl}/classroom/${session.id}`
  const attachment = invitationAttachment({
    // A moved session stays one calendar entry, named by the id of the first booking.
    uid: `${session.externalId ?? session.id}@articled`,
    title: session.name,
    description: session.deadline
      ? 'Answers are due by the end of this window.'
      : 'Instructions and materials open in the classroom before the start.',
    start: session.startAt,
    end: session.endAt,
    url,
    organiser: { name: 'Articled', email: addressIn(settings.mailFrom) },
    attendee: { name: person.fullName ?? person.email, email: person.email },
    sequence: session.invitationSequence ?? 0,
    cancelled,
    stamp: now,
  })
  return letter({
    to: person.email,
    subject: subjectOf(what, session),
    lines: happened(session, { what, note }, person.timezone),
    action: { label: 'Open the classroom', url },
    attachments: [attachment],
  })
}

const timing = ({ startAt, deadline }: Session, zone: string) =>
  deadline
    ? `Your window opens ${whenText(startAt, zone)} and answers are due ${whenText(deadline, zone)}.`
    : `It starts ${whenText(startAt, zone)}.`
