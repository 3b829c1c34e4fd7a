import { eq } from 'drizzle-orm'
import { hasAdminRights, isTutor } from '../../../access/viewer'
import type { AttendeeRole } from '../../../schema/generated/types'
import { invalid } from '../../errors'
import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { whenText } from '../../services/booking/invitations'
import { expireLapsed } from '../../services/booking/reserve'
import { letter } from '../../services/mails'
import { attendeesOpen } from '../../services/session/allowed'
import { followAssignment, takeTime } from '../../services/session/attendance'
import { notNow } from '../../services/session/conditions'
import { lockSession } from '../../services/session/facts'
import { newId } from '../../tables/columns'
import { sessionAttendees } from '../../tables/session'
import { users } from '../../tables/user'
import { type Writing, write } from '../../write'

const marking: AttendeeRole[] = ['tutor', 'interviewer', 'reviewer']

/** A person who can take the role. Throws VALIDATION. */
async function personFor(writing: Writing, userId: string, role: AttendeeRole) {
  const [person] = await writing.orm.select().from(users).where(eq(users.id, userId))
  if (!person?.confirmedAt || person.disabledAt) throw invalid('userId', 'There is no such active person.')
  const fits = role === 'reviewer' ? isTutor(person) || hasAdminRights(person) : isTutor(person)
  if (marking.includes(role) && !fits) throw invalid('userId', 'Only tutors and interviewers can take this role.')
  return person
}

export const sessionAttendeeCreate: Operation<'sessionAttendeeCreate'> = async (args, context, info) => {
  const { role, sessionId, userId } = args
  return write(context, async (writing) => {
    // A hold that has lapsed no longer takes anybody's time.
    await expireLapsed(writing)
    const session = await lockSession(writing, context, sessionId)
    if (!attendeesOpen.includes(session.status)) throw notNow(session.status)
    const person = await personFor(writing, userId, role)
    const attending = await writing.orm.select().from(sessionAttendees).where(eq(sessionAttendees.sessionId, sessionId))
    if (role === 'candidate' && attending.some((each) => each.role === 'candidate'))
      throw invalid('role', 'A session has one candidate.')
    const id = newId()
    await writing.orm.insert(sessionAttendees).values({ id, sessionId, userId, role })
    await takeTime(writing, session, userId, role)
    await followAssignment(writing, sessionId)
    writing.changed('SessionAttendee', id, 'created')
    await writing.queue(
      'mail',
      letter({
        to: person.email,
        subject: `You attend: ${session.name}`,
        lines: [
          `You have been added to ${session.name} as ${role}.`,
          `It begins ${whenText(session.startAt, person.timezone)}.`,
        ],
        action: { label: 'Open the classroom', url: `${context.settings.publicUrl}/classroom/${sessionId}` },
      }),
      { about: userId },
    )
    writing.after(() => context.jobs.wake())
    return writing.reader.one('SessionAttendee', id, selectionOf(info))
  })
}
