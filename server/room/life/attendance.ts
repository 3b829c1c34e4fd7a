import { and, eq, inArray } from 'drizzle-orm'
import type { AttendeeRole } from '../../../schema/generated/types'
import type { Writing } from '../../kernel/write/write'
import { commitments, sessionAttendees, sessions } from '../session/table'
import type { FoundSession } from './facts'
import { takeTurns } from './take-turns'

const MINUTE = 60_000
const conducting: AttendeeRole[] = ['tutor', 'interviewer']

/** The live time that a session takes: from a candidate with the preparation, from a tutor with the break after it. */
function timeOf({ startAt, endAt, accessOpen, type }: FoundSession, role: AttendeeRole): [Date, Date] {
  if (role === 'candidate') return [accessOpen ?? startAt, endAt]
  return [startAt, new Date(endAt.getTime() + type.breakTime * MINUTE)]
}

/** Takes a person's time for a coming or running live session; the database refuses overlaps (SLOT_TAKEN). */
export async function takeTime(writing: Writing, session: FoundSession, userId: string, role: AttendeeRole) {
  if (!session.live || (role !== 'candidate' && !conducting.includes(role))) return
  if (!['pending', 'booked', 'in_progress'].includes(session.status)) return
  const [from, until] = timeOf(session, role)
  const { id: sessionId } = session
  // A tutor gives a joint session to several at once; nobody sits two.
  const jointId = (role === 'candidate' ? null : session.jointId) ?? sessionId
  await takeTurns(writing, userId)
  await writing.orm
    .insert(commitments)
    .values({ sessionId, userId, jointId, during: `[${from.toISOString()},${until.toISOString()})` })
}

/** Frees a person's time for a session. */
export async function freeTime(writing: Writing, sessionId: string, userId: string) {
  await writing.orm.delete(commitments).where(and(eq(commitments.sessionId, sessionId), eq(commitments.userId, userId)))
}

/** Takes a person out of a session, and gives them their time back. */
export async function leave(writing: Writing, sessionId: string, userId: string) {
  await writing.orm
    .delete(sessionAttendees)
    .where(and(eq(sessionAttendees.sessionId, sessionId), eq(sessionAttendees.userId, userId)))
  await freeTime(writing, sessionId, userId)
}

/** Whether anybody conducts a session: a tutor or an interviewer. */
export const isConducted = async ({ orm }: Writing, sessionId: string): Promise<boolean> =>
  (await orm.$count(
    sessionAttendees,
    and(eq(sessionAttendees.sessionId, sessionId), inArray(sessionAttendees.role, conducting)),
  )) > 0

/** Sets the assignment by whether anybody conducts the session. */
export async function followAssignment(writing: Writing, sessionId: string) {
  const staffed = await isConducted(writing, sessionId)
  // Keeps the tutor's own answer: only 'somebody' and 'nobody' are told apart here.
  const other = staffed ? (['unassigned', 'declined'] as const) : (['assigned', 'accepted', 'declined'] as const)
  await writing.orm
    .update(sessions)
    .set({ assignmentStatus: staffed ? 'assigned' : 'unassigned', updatedAt: writing.now })
    .where(and(eq(sessions.id, sessionId), inArray(sessions.assignmentStatus, [...other])))
  writing.changed('Session', sessionId)
}
