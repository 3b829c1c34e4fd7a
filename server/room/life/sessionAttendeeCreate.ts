import { eq } from 'drizzle-orm'
import { hasAdminRights, isTutor } from '../../../access/viewer'
import type { AttendeeRole } from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { forbidden, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { type Writing, write } from '../../kernel/write/write'
import { sessionAttendees } from '../session/table'
import { attendeesOpen } from './allowed'
import { followAssignment, takeTime } from './attendance'
import { notNow } from './conditions'
import { lockSession } from './facts'
import { expireLapsed } from './holds'
import { attendsAt, inviteTo } from './invitations'

const marking: AttendeeRole[] = ['tutor', 'interviewer', 'reviewer']

/** The person for the role. Throws VALIDATION if they cannot take it. */
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
    // A lapsed hold no longer takes anybody's time.
    await expireLapsed(writing)
    const session = await lockSession(writing, context, sessionId)
    if (!attendeesOpen.includes(session.status)) throw notNow(session.status)
    const own = userId === signedIn(context).id
    if (session.myRole === 'candidate' || (own && role === 'candidate'))
      throw forbidden('Nobody decides who attends a session that they sit themselves.')
    const person = await personFor(writing, userId, role)
    const attending = await writing.orm.select().from(sessionAttendees).where(eq(sessionAttendees.sessionId, sessionId))
    if (role === 'candidate' && attending.some((each) => each.role === 'candidate'))
      throw invalid('role', 'A session has one candidate.')
    const id = newId()
    await writing.orm.insert(sessionAttendees).values({ id, sessionId, userId, role })
    await takeTime(writing, session, userId, role)
    await followAssignment(writing, sessionId)
    writing.changed('SessionAttendee', id, 'created')
    await inviteTo(context, writing, sessionId, {
      what: 'added',
      note: () => `You have been added as ${nameOf(role).toLowerCase()}.`,
      userIds: [person.id],
      inCalendar: attendsAt(role, session.live),
    })
    return writing.reader.one('SessionAttendee', id, selectionOf(info))
  })
}
