import { eq } from 'drizzle-orm'
import { letter } from '../../identity/mails'
import { notify, type Post } from '../../identity/notification/notify'
import { holdersOf } from '../../identity/role/holders'
import { users } from '../../identity/user/table'
import { whenText } from '../../kernel/time/when-text'
import type { Writing } from '../../kernel/write/write'
import type { FoundSession } from '../../room/life/facts'
import { writeToAttendees } from '../../room/life/letters'

/** Tells the candidate who takes the session now, or that nobody does yet. `isFirst`: nobody had it before. */
export async function tellCandidate(
  writing: Writing,
  post: Post,
  session: FoundSession,
  next: { id: string } | null,
  { isFirst = false } = {},
) {
  const [tutor] = next
    ? await writing.orm.select({ name: users.fullName }).from(users).where(eq(users.id, next.id))
    : []
  await writeToAttendees(writing, post, session, {
    kind: 'bookings',
    to: ['candidate'],
    subject: () => {
      if (!tutor) return `No tutor yet: ${session.name}`
      return isFirst ? `Your tutor: ${session.name}` : `Another tutor: ${session.name}`
    },
    lines: ({ timezone }) => [
      tutor
        ? `${tutor.name ?? 'A tutor'} takes ${session.name}, ${whenText(session.startAt, timezone)}.`
        : `The tutor of ${session.name}, ${whenText(session.startAt, timezone)}, cannot come, and our staff are looking for another.`,
      tutor
        ? isFirst
          ? 'Moving and cancelling follow the policy of your booking again.'
          : 'Nothing else changes.'
        : 'Until then you can move or cancel it without a fee.',
    ],
  })
}

/** Tells everybody who may assign tutors that a booked session has none. */
export async function alarmStaff(writing: Writing, post: Post, session: FoundSession, reason: string) {
  const words = (zone: string) => [
    `${session.name}, ${whenText(session.startAt, zone)}, was declined, and no other tutor is free then.`,
    `The reason given: ${reason}`,
  ]
  const subject = () => `Without a tutor: ${session.name}`
  // The page opens with the dialog in which a tutor is chosen.
  const path = `/sessions/${session.id}?act=sessionAssign`
  const url = post.settings.publicUrl + path
  await notify(writing, post, await holdersOf(writing, ['assign_tutors', 'manage_sessions']), {
    ...{ kind: 'staff_alerts', path, about: { type: 'Session', id: session.id } },
    words: ({ timezone }) => ({ title: subject(), body: words(timezone).join(' ') }),
    mail: ({ email, timezone }) =>
      letter({
        to: email,
        subject: subject(),
        lines: words(timezone),
        action: { label: 'Open the session', url },
      }),
  })
}
