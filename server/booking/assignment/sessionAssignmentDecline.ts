import { and, eq } from 'drizzle-orm'
import { type Context, signedIn } from '../../kernel/context'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { type Writing, write } from '../../kernel/write/write'
import { judge } from '../../room/allowed'
import { freeTime, isConducted } from '../../room/attendance'
import { type FoundSession, lockSession } from '../../room/facts'
import { expireLapsed } from '../../room/holds'
import { sessionAttendees, sessions } from '../../room/session/table'
import { inviteOne } from '../invitations'
import { alarmStaff, tellCandidate } from './letters'
import { nextTutor } from './next-tutor'
import { sessionDeclines } from './table'

const LONGEST = 500

function reasonOf(text: string): string {
  const reason = text.trim()
  if (!reason) throw invalid('reason', 'Field is required')
  if (reason.length > LONGEST) throw invalid('reason', `A reason has at most ${LONGEST} characters.`)
  return reason
}

export const sessionAssignmentDecline: Operation<'sessionAssignmentDecline'> = async (args, context, info) => {
  const { id } = args
  const reason = reasonOf(args.reason)
  return write(context, async (writing) => {
    const viewer = signedIn(context)
    // A lapsed hold no longer takes anybody's time.
    await expireLapsed(writing)
    const session = await lockSession(writing, context, id)
    judge('sessionAssignmentDecline', session, viewer, writing.now)
    await writing.orm
      .delete(sessionAttendees)
      .where(and(eq(sessionAttendees.sessionId, id), eq(sessionAttendees.userId, viewer.id)))
    await freeTime(writing, id, viewer.id)
    await writing.orm
      .insert(sessionDeclines)
      .values({ sessionId: id, userId: viewer.id, reason, insertedAt: writing.now })
      .onConflictDoUpdate({
        target: [sessionDeclines.sessionId, sessionDeclines.userId],
        set: { reason, insertedAt: writing.now },
      })
    writing.changed('Session', id)
    if (!session.deadline) await inviteOne(context, writing, id, viewer.id, 'cancelled')
    // Staff may have given it a second tutor or interviewer, who stays.
    if (!(await isConducted(writing, id))) await replace(writing, context, session, reason)
    // Whoever declines may no longer see the session, unless they are staff.
    return writing.reader.find('Session', id, selectionOf(info))
  })
}

/** Finds another tutor, and tells everybody whom it concerns. */
async function replace(writing: Writing, context: Context, session: FoundSession, reason: string) {
  const next = await nextTutor(writing, session)
  // The next tutor has not accepted yet, whatever this one had said.
  await writing.orm
    .update(sessions)
    .set({ assignmentStatus: next ? 'assigned' : 'unassigned', updatedAt: writing.now })
    .where(eq(sessions.id, session.id))
  if (next && !session.deadline) await inviteOne(context, writing, session.id, next.id, 'booked')
  await tellCandidate(writing, context, session, next)
  if (!next) await alarmStaff(writing, context, session, reason)
}
