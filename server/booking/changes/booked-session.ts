import { eq } from 'drizzle-orm'
import { holds } from '../../../access/viewer'
import { type Context, signedIn } from '../../kernel/context'
import { forbidden, notFound } from '../../kernel/errors'
import { nothing } from '../../kernel/read/selection'
import type { Writing } from '../../kernel/write/write'
import { sessionAttendees, sessions } from '../../room/session/table'
import { sessionTypes } from '../../school/session-type/table'

/** A session locked for a change of its booking, with its candidate and type; for its candidate, its tutor or staff. Throws NOT_FOUND, FORBIDDEN. */
export async function lockedBooking(context: Context, writing: Writing, id: string, { tutorsToo = false } = {}) {
  const viewer = signedIn(context)
  if (!(await writing.reader.find('Session', id, nothing))) throw notFound('Session')
  const [session] = await writing.orm.select().from(sessions).where(eq(sessions.id, id)).for('update')
  if (!session) throw notFound('Session')
  const attendees = await writing.orm.select().from(sessionAttendees).where(eq(sessionAttendees.sessionId, id))
  const [type] = await writing.orm.select().from(sessionTypes).where(eq(sessionTypes.id, session.sessionTypeId))
  const candidate = attendees.find(({ role }) => role === 'candidate')
  if (!candidate || !type) throw notFound('Session')
  const mine = attendees.find(({ userId }) => userId === viewer.id)
  const allowed =
    mine?.role === 'candidate' ||
    (tutorsToo && (mine?.role === 'tutor' || mine?.role === 'interviewer')) ||
    holds(viewer, 'manage_sessions')
  if (!allowed) throw forbidden()
  return {
    session,
    type,
    candidateId: candidate.userId,
    tutorId: attendees.find(({ role }) => role === 'tutor' || role === 'interviewer')?.userId ?? null,
    byCandidate: mine?.role === 'candidate',
  }
}

export type Booking = Awaited<ReturnType<typeof lockedBooking>>
