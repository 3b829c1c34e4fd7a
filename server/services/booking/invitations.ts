import { inArray } from 'drizzle-orm'
import { eq } from 'drizzle-orm'
import type { Context } from '../../context'
import { sessionInvitation } from '../../gateways/calendar'
import { sessionAttendees, sessions } from '../../tables/session'
import { users } from '../../tables/user'
import type { Writing } from '../../write'
import { letter } from '../mails'

/** An instant as people read it: London first, and the reader's own zone where it differs. */
export function whenText(at: Date, zone: string): string {
  const inZone = (timeZone: string) => at.toLocaleString('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
  const london = `${inZone('Europe/London')} London time`
  const own = inZone(zone)
  return own === inZone('Europe/London') ? london : `${london} (${own} in ${zone.replaceAll('_', ' ')})`
}

const subjects = { booked: 'Booked', moved: 'Moved', cancelled: 'Cancelled' }

/** Mails everyone who attends what became of a session, with the calendar entry that puts it there, moves it or takes it out. */
export async function inviteAttendees(context: Context, writing: Writing, sessionId: string, what: keyof typeof subjects, note?: string) {
  const [session] = await writing.orm.select().from(sessions).where(eq(sessions.id, sessionId))
  const attendees = await writing.orm.select().from(sessionAttendees).where(eq(sessionAttendees.sessionId, sessionId))
  if (!session || !attendees.length) return
  const people = await writing.orm.select().from(users).where(inArray(users.id, attendees.map(({ userId }) => userId)))
  const url = `${context.settings.publicUrl}/classroom/${session.id}`
  const organiser = { name: 'Articled', email: /<(.+)>/.exec(context.settings.mailFrom)?.[1] ?? context.settings.mailFrom }
  // A moved session is one calendar entry that changes its time: the first booking's id names it.
  const uid = `${session.externalId ?? session.id}@articled`
  for (const person of people) {
    const role = attendees.find(({ userId }) => userId === person.id)?.role
    if (session.deadline && role !== 'candidate') continue
    const when = session.deadline
      ? `Your window opens ${whenText(session.startAt, person.timezone)} and answers are due ${whenText(session.deadline, person.timezone)}.`
      : `It starts ${whenText(session.startAt, person.timezone)}.`
    const ics = sessionInvitation({
      uid,
      title: session.name,
      description: session.deadline ? 'Answers are due by the end of this window.' : 'Instructions and materials open in the classroom before the start.',
      start: session.startAt,
      end: session.endAt,
      url,
      organiser,
      attendee: { name: person.fullName ?? person.email, email: person.email },
      sequence: Math.floor(writing.now.getTime() / 1000) % 2_000_000_000,
      cancelled: what === 'cancelled',
      stamp: writing.now,
    })
    await writing.queue('mail', letter({
      to: person.email,
      subject: `${subjects[what]}: ${session.name}`,
      lines: [what === 'cancelled' ? `${session.name} has been cancelled.` : `${session.name} is ${what}.`, ...(what === 'cancelled' ? [] : [when]), ...(note ? [note] : [])],
      action: { label: 'Open the classroom', url },
      attachments: [{ filename: 'session.ics', content: ics, contentType: `text/calendar; method=${what === 'cancelled' ? 'CANCEL' : 'REQUEST'}; charset=utf-8` }],
    }))
  }
  writing.after(() => context.jobs.wake())
}
