import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { AttendeeRole, NotificationKind } from '../../schema/generated/types'
import { letter } from '../identity/mails'
import { wantsMail } from '../identity/notification-preference/notifications'
import { users } from '../identity/user/table'
import type { Services } from '../kernel/context'
import { whenText } from '../kernel/time/when-text'
import type { Writing } from '../kernel/write/write'
import { sessionAttendees, type sessions } from './session/table'

type Session = Pick<typeof sessions.$inferSelect, 'id' | 'name' | 'startAt' | 'deadline'>

/** The parts of the server that mails need. */
export type Post = Pick<Services, 'settings' | 'jobs'>

interface Reader {
  timezone: string
}

interface Message {
  /** Only attendees in these roles; without it, all. */
  to?: readonly AttendeeRole[]
  /** Only people who want mails of this kind; without it, everyone. */
  kind?: NotificationKind
  subject: string
  /** Paragraphs for this reader, whose zone decides how times are printed. */
  lines(reader: Reader): string[]
}

/** Writes to attendees of a session, with a link to its classroom. */
export async function writeToAttendees(
  writing: Writing,
  { settings, jobs }: Post,
  session: Session,
  { to, kind, subject, lines }: Message,
) {
  const people = await writing.orm
    .select({ id: users.id, email: users.email, timezone: users.timezone })
    .from(sessionAttendees)
    .innerJoin(users, eq(users.id, sessionAttendees.userId))
    .where(
      and(
        eq(sessionAttendees.sessionId, session.id),
        isNull(users.disabledAt),
        to && inArray(sessionAttendees.role, [...to]),
        kind && wantsMail(kind),
      ),
    )
  const action = { label: 'Open the classroom', url: `${settings.publicUrl}/classroom/${session.id}` }
  for (const person of people)
    await writing.queue('mail', letter({ to: person.email, subject, lines: lines(person), action }), {
      about: person.id,
    })
  if (people.length) writing.after(() => jobs.wake())
}

/** Reminds attendees who want it of the start. */
export const remindAttendees = (writing: Writing, post: Post, session: Session) =>
  writeToAttendees(writing, post, session, {
    kind: 'session_reminders',
    subject: `Reminder: ${session.name}`,
    lines: ({ timezone }) =>
      session.deadline
        ? [
            `${session.name} opens ${whenText(session.startAt, timezone)}.`,
            `Answers are due ${whenText(session.deadline, timezone)}.`,
          ]
        : [`${session.name} starts ${whenText(session.startAt, timezone)}.`],
  })
