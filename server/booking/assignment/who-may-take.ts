import { and, eq, inArray } from 'drizzle-orm'
import type { TutorTime } from '../../../schema/generated/types'
import type { Connection } from '../../kernel/database/database'
import type { FoundSession } from '../../room/life/facts'
import { sessionAttendees } from '../../room/session/table'
import { candidatesFor, startsAmong } from '../starts/free-starts'
import type { Question } from '../starts/question'
import { readStudent, type Student } from '../starts/student'
import { type Permit, standsInTheWay } from '../starts/timetable'
import { readTimetables } from '../starts/timetables'
import { sessionDeclines } from './table'

const MINUTE = 60_000

type Asking = Pick<Connection, 'query' | 'orm'>

/** Those who may conduct a session's mock and do not attend it, with what decides whether they are free. */
export interface Takers {
  question: Question
  student: Student
  permits: readonly Permit[]
  /** Who gave the session back. */
  declined: ReadonlySet<string>
}

/** Null if it has no mock or no candidate. */
export async function whoMayTake(asking: Asking, session: FoundSession, now: Date): Promise<Takers | null> {
  const { id, mockId, startAt } = session
  const attending = await asking.orm.select().from(sessionAttendees).where(eq(sessionAttendees.sessionId, id))
  const candidate = attending.find(({ role }) => role === 'candidate')
  if (!candidate || !mockId) return null
  const declined = await asking.orm
    .select({ userId: sessionDeclines.userId })
    .from(sessionDeclines)
    .where(eq(sessionDeclines.sessionId, id))
  const question: Question = {
    // The notice is for those who book; a session that is booked already needs none.
    type: { ...session.type, noticeHours: 0 },
    practiceAreaId: session.practiceAreaId,
    studentId: candidate.userId,
    // One that has begun is asked for as it was at its start.
    now: startAt < now ? startAt : now,
    from: startAt,
    until: new Date(startAt.getTime() + 1),
    moving: { id, mockId },
  }
  const student = await readStudent(asking, question)
  const attends = new Set(attending.map(({ userId }) => userId))
  const permitted = await candidatesFor({ connection: asking }, question, student)
  return {
    question,
    student,
    permits: permitted.filter(({ userId }) => !attends.has(userId)),
    declined: new Set(declined.map(({ userId }) => userId)),
  }
}

/** Whether each of these people has time for the session, by the same starts that automatic assignment asks for. */
export async function timesOfTakers(
  asking: Asking,
  session: FoundSession,
  { question, permits, declined }: Takers,
): Promise<ReadonlyMap<string, TutorTime>> {
  // Its candidate has booked, so only the others' time is asked for.
  const anybody = { sat: new Set<string>(), isFree: () => true }
  const [start] = session.live ? await startsAmong(permits, { connection: asking }, question, anybody) : []
  const free = new Set((session.live ? (start?.tutors ?? []) : permits).map(({ userId }) => userId))
  const others = permits.filter(({ userId }) => !free.has(userId))
  const busy = await busyAmong(asking, session, question, others)
  return new Map(
    permits.map(({ userId }) => [
      userId,
      busy.has(userId) ? 'busy' : declined.has(userId) ? 'declined' : free.has(userId) ? 'free' : 'outside_hours',
    ]),
  )
}

/** Who gives another session then; the other seats of a joint one are given together with it. */
async function busyAmong(asking: Asking, session: FoundSession, question: Question, permits: readonly Permit[]) {
  const from = session.startAt.getTime()
  const until = session.endAt.getTime() + session.type.breakTime * MINUTE
  const ids = permits.map(({ userId }) => userId)
  const timetables = await readTimetables(asking, ids, { from: session.startAt, until: new Date(until) })
  const inTheWay = standsInTheWay(question)
  return new Set(
    ids.filter((_, place) =>
      timetables[place]?.taken.some(
        (each) =>
          (!session.jointId || each.joint?.id !== session.jointId) &&
          inTheWay(each) &&
          each.from < until &&
          from < each.until,
      ),
    ),
  )
}

/** The ids of those who conduct a session: its tutors and interviewers. */
export async function conductorsOf({ orm }: Asking, sessionId: string): Promise<string[]> {
  const found = await orm
    .select({ userId: sessionAttendees.userId })
    .from(sessionAttendees)
    .where(and(eq(sessionAttendees.sessionId, sessionId), inArray(sessionAttendees.role, ['tutor', 'interviewer'])))
  return found.map(({ userId }) => userId)
}
