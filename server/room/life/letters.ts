import { and, eq, inArray } from 'drizzle-orm'
import type { Channel } from '../../../rules/identity/notifications'
import type { AttendeeRole, NotificationKind, ReminderType } from '../../../schema/generated/types'
import { letter } from '../../identity/mails'
import { notify, type Post } from '../../identity/notification/notify'
import { whenText } from '../../kernel/time/when-text'
import type { Writing } from '../../kernel/write/write'
import { sessionAttendees, type sessions } from '../session/table'

type Session = Pick<typeof sessions.$inferSelect, 'id' | 'name' | 'startAt' | 'deadline'>

interface Reader {
  timezone: string
}

interface Message {
  kind: NotificationKind
  /** Only attendees in these roles; without it, all. */
  to?: readonly AttendeeRole[]
  /** Only by these channels; without it, by all that the person chose. */
  by?: readonly Channel[]
  subject(): string
  /** Paragraphs for this reader, whose zone decides how times are printed. */
  lines(reader: Reader): string[]
}

/** Tells attendees of a session, with a link to its classroom. */
export async function writeToAttendees(
  writing: Writing,
  post: Post,
  session: Session,
  { kind, to, by, subject, lines }: Message,
) {
  const people = await writing.orm
    .select({ id: sessionAttendees.userId })
    .from(sessionAttendees)
    .where(and(eq(sessionAttendees.sessionId, session.id), to && inArray(sessionAttendees.role, [...to])))
  const path = `/classroom/${session.id}`
  const url = post.settings.publicUrl + path
  await notify(
    writing,
    post,
    people.map(({ id }) => id),
    {
      ...{ kind, path, about: { type: 'Session', id: session.id }, ...(by && { by }) },
      words: (person) => ({ title: subject(), body: lines(person).join(' ') }),
      mail: (person) =>
        letter({
          to: person.email,
          subject: subject(),
          lines: lines(person),
          action: { label: 'Open the classroom', url },
        }),
    },
  )
}

const remindedBy: Record<ReminderType, readonly Channel[]> = {
  none: [],
  email: ['inApp', 'email'],
  push: ['inApp', 'push'],
  email_and_push: ['inApp', 'email', 'push'],
}

/** Reminds attendees who want it of the start, by the channels of the session's type. */
export const remindAttendees = (writing: Writing, post: Post, session: Session, type: ReminderType) =>
  writeToAttendees(writing, post, session, {
    kind: 'session_reminders',
    by: remindedBy[type],
    subject: () => `Reminder: ${session.name}`,
    lines: ({ timezone }) =>
      session.deadline
        ? [
            `${session.name} opens ${whenText(session.startAt, timezone)}.`,
            `Answers are due ${whenText(session.deadline, timezone)}.`,
          ]
        : [`${session.name} starts ${whenText(session.startAt, timezone)}.`],
  })

/** Tells attendees of a live session that it is about to begin. */
export const callAttendees = (writing: Writing, post: Post, session: Session) =>
  writeToAttendees(writing, post, session, {
    kind: 'session_starting',
    subject: () => `Begins soon: ${session.name}`,
    lines: ({ timezone }) => [`It starts ${whenText(session.startAt, timezone)}. The room is open.`],
  })
