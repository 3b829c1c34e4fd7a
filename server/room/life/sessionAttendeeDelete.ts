import { eq } from 'drizzle-orm'
import type { AttendeeRole } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import { conflict, forbidden, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { sessionAttendees } from '../session/table'
import { attendeesOpen } from './allowed'
import { followAssignment, freeTime } from './attendance'
import { notNow } from './conditions'
import { lockSession } from './facts'
import { attendsAt, inviteTo } from './invitations'

const whose = { sessionId: {}, userId: {}, role: {} }

export const sessionAttendeeDelete: Operation<'sessionAttendeeDelete'> = async ({ id }, context) =>
  write(context, async (writing) => {
    const attendee = await writing.reader.one('SessionAttendee', id, whose)
    const sessionId = attendee.sessionId as string
    const session = await lockSession(writing, context, sessionId)
    if (!attendeesOpen.includes(session.status)) throw notNow(session.status)
    if (session.myRole === 'candidate')
      throw forbidden('Nobody decides who attends a session that they sit themselves.')
    if (attendee.role === 'candidate' && session.status !== 'pending')
      throw conflict('The candidate of a booked session cannot be removed. Cancel the session instead.')
    const gone = await writing.orm
      .delete(sessionAttendees)
      .where(eq(sessionAttendees.id, id))
      .returning({ id: sessionAttendees.id })
    if (!gone.length) throw notFound('Session attendee')
    await freeTime(writing, sessionId, attendee.userId as string)
    await followAssignment(writing, sessionId)
    if (attendee.userId !== signedIn(context).id)
      await inviteTo(context, writing, sessionId, {
        what: 'left',
        note: () => 'You have been taken out of it.',
        userIds: [attendee.userId as string],
        inCalendar: attendsAt(attendee.role as AttendeeRole, session.live),
      })
    writing.changed('SessionAttendee', id, 'deleted')
    return { id }
  })
