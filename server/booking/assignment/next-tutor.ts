import { eq } from 'drizzle-orm'
import type { Writing } from '../../kernel/write/write'
import { takeTime } from '../../room/attendance'
import type { FoundSession } from '../../room/facts'
import { sessionAttendees } from '../../room/session/table'
import { candidatesFor, startsAmong } from '../free-starts'
import { leastLoadedFirst } from '../loads'
import { attempt } from '../reserve'
import { readStudent } from '../student'
import { sessionDeclines } from './table'

export interface Tutor {
  id: string
}

/** Gives a session that nobody conducts to a tutor who may conduct its mock, is free then and has not declined it. Null if there is none. */
export async function nextTutor(writing: Writing, session: FoundSession, preferredId?: string): Promise<Tutor | null> {
  const attending = await writing.orm.select().from(sessionAttendees).where(eq(sessionAttendees.sessionId, session.id))
  const candidate = attending.find(({ role }) => role === 'candidate')
  if (!candidate || !session.mockId) return null
  const declined = await writing.orm
    .select({ userId: sessionDeclines.userId })
    .from(sessionDeclines)
    .where(eq(sessionDeclines.sessionId, session.id))
  const out = new Set([...declined, ...attending].map(({ userId }) => userId))

  const question = {
    // The notice is for those who book; a session that is booked already needs none.
    type: { ...session.type, noticeHours: 0 },
    practiceAreaId: session.practiceAreaId,
    studentId: candidate.userId,
    now: writing.now,
    from: session.startAt,
    until: new Date(session.startAt.getTime() + 1),
    moving: { id: session.id, mockId: session.mockId },
  }
  const sources = { connection: writing }
  const student = await readStudent(writing, question)
  const permitted = (await candidatesFor(sources, question, student)).filter(({ userId }) => !out.has(userId))
  const inOrder = await leastLoadedFirst(writing, permitted, preferredId)
  const [start] = await startsAmong(inOrder, sources, question, student)
  for (const { userId, mocks } of start?.tutors ?? []) {
    const role = mocks[0]?.role ?? 'tutor'
    // Another session may take the tutor's time meanwhile; the database refuses the second.
    const taken = await attempt(writing, async () => {
      await takeTime(writing, session, userId, role)
      await writing.orm.insert(sessionAttendees).values({ sessionId: session.id, userId, role })
      return userId
    })
    if (taken) return { id: taken }
  }
  return null
}
