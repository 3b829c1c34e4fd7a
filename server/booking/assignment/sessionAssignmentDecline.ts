import { eq } from 'drizzle-orm'
import { type Context, signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { needed } from '../../kernel/write/needed'
import { type Writing, write } from '../../kernel/write/write'
import { judge, refused } from '../../room/life/allowed'
import { isConducted, leave } from '../../room/life/attendance'
import { type FoundSession, lockTogether } from '../../room/life/facts'
import { expireLapsed } from '../../room/life/holds'
import { inviteTo } from '../../room/life/invitations'
import { sessions } from '../../room/session/table'
import { alarmStaff, tellCandidate } from './letters'
import { nextTutor, type Tutor } from './next-tutor'
import { sessionDeclines } from './table'

/** Gives a session back, and with it those that the tutor gives together with it. */
export const sessionAssignmentDecline: Operation<'sessionAssignmentDecline'> = async (args, context, info) => {
  const { id } = args
  const reason = needed('reason', args.reason)
  return write(context, async (writing) => {
    const viewer = signedIn(context)
    // A lapsed hold no longer takes anybody's time.
    await expireLapsed(writing)
    const [session, ...others] = await lockTogether(writing, context, id)
    judge('sessionAssignmentDecline', session, viewer, writing.now)
    let next: Tutor | null = null
    for (const each of [
      session,
      ...others.filter((other) => !refused('sessionAssignmentDecline', other, viewer, writing.now)),
    ]) {
      await giveBack(writing, each, viewer.id, reason)
      // Staff may have given it a second tutor or interviewer, who stays.
      const isGiven = await isConducted(writing, each.id)
      if (!isGiven) next = await replace(writing, context, each, reason, next)
      await tellDecliner(writing, context, each, viewer.id, isGiven || next !== null)
    }
    // Whoever declines may no longer see the session, unless they are staff.
    return writing.reader.find('Session', id, selectionOf(info))
  })
}

/** Takes a tutor out of a session, and their time with it. */
async function giveBack(writing: Writing, session: FoundSession, userId: string, reason: string) {
  const { id } = session
  await leave(writing, id, userId)
  await writing.orm
    .insert(sessionDeclines)
    .values({ sessionId: id, userId, reason, insertedAt: writing.now })
    .onConflictDoUpdate({
      target: [sessionDeclines.sessionId, sessionDeclines.userId],
      set: { reason, insertedAt: writing.now },
    })
  writing.changed('Session', id)
}

/** Tells whoever declined what becomes of it; the marker of a written station has no entry in a calendar to take back. */
async function tellDecliner(
  writing: Writing,
  context: Context,
  { id, live }: FoundSession,
  userId: string,
  isTaken: boolean,
) {
  const note = () => (isTaken ? 'Another tutor takes it.' : 'Staff look for another tutor.')
  await inviteTo(context, writing, id, { what: 'declined', note, userIds: [userId], inCalendar: live })
}

/** Finds another tutor, asking first whoever took the one before, and tells everybody whom it concerns. */
async function replace(
  writing: Writing,
  context: Context,
  session: FoundSession,
  reason: string,
  before: Tutor | null,
): Promise<Tutor | null> {
  const next = await nextTutor(writing, session, before?.id)
  // The next tutor has not accepted yet, whatever this one had said.
  await writing.orm
    .update(sessions)
    .set({ assignmentStatus: next ? 'assigned' : 'unassigned', updatedAt: writing.now })
    .where(eq(sessions.id, session.id))
  if (next && session.live) await inviteTo(context, writing, session.id, { what: 'booked', userIds: [next.id] })
  await tellCandidate(writing, context, session, next)
  if (!next) await alarmStaff(writing, context, session, reason)
  return next
}
