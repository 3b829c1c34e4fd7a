import { eq } from 'drizzle-orm'
import { letter } from '../../identity/mails'
import { users } from '../../identity/user/table'
import { whenText } from '../../kernel/time/when-text'
import type { Writing } from '../../kernel/write/write'
import type { FoundSession } from '../../room/facts'
import { type Post, writeToAttendees } from '../../room/letters'

/** Tells the candidate who takes the session now, or that nobody does yet. */
export async function tellCandidate(writing: Writing, post: Post, session: FoundSession, next: { id: string } | null) {
  const [tutor] = next
    ? await writing.orm.select({ name: users.fullName }).from(users).where(eq(users.id, next.id))
    : []
  await writeToAttendees(writing, post, session, {
    to: ['candidate'],
    subject: tutor ? `Another tutor: ${session.name}` : `No tutor yet: ${session.name}`,
    lines: ({ timezone }) => [
      tutor
        ? `${tutor.name ?? 'Another tutor'} takes ${session.name}, ${whenText(session.startAt, timezone)}.`
        : `The tutor of ${session.name}, ${whenText(session.startAt, timezone)}, cannot come, and our staff are looking for another.`,
      tutor ? 'Nothing else changes.' : 'Until then you can move or cancel it without a fee.',
    ],
  })
}

/** Tells everybody who may assign tutors that a booked session has none. */
export async function alarmStaff(writing: Writing, { settings, jobs }: Post, session: FoundSession, reason: string) {
  const { rows } = await writing.query({
    text: `select u.id, u.email, u.timezone from users u where u.disabled_at is null and u.archived_at is null and (u.role in ('admin', 'supervisor')
      or exists (select 1 from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id and r.abilities ?| array['assign_tutors', 'manage_sessions']))`,
    values: [],
  })
  const action = { label: 'Open the session', url: `${settings.publicUrl}/sessions/${session.id}` }
  for (const { id, email, timezone } of rows as { id: string; email: string; timezone: string }[])
    await writing.queue(
      'mail',
      letter({
        to: email,
        subject: `Without a tutor: ${session.name}`,
        lines: [
          `${session.name}, ${whenText(session.startAt, timezone)}, was declined, and no other tutor is free then.`,
          `The reason given: ${reason}`,
        ],
        action,
      }),
      { about: id },
    )
  writing.after(() => jobs.wake())
}
