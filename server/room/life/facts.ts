import { eq, sql } from 'drizzle-orm'
import { holds, type Viewer } from '../../../access/viewer'
import type { AttendeeRole, SessionStatus } from '../../../schema/generated/types'
import { type Context, signedIn } from '../../kernel/context'
import type { Connection } from '../../kernel/database/database'
import { notFound } from '../../kernel/errors'
import type { Reader } from '../../kernel/read/read'
import type { Writing } from '../../kernel/write/write'
import { sessionTypes } from '../../school/session-type/table'
import { sessions } from '../session/table'
import { disputeOf } from './reading-sql'
import { takeTurns } from './take-turns'

type Row = typeof sessions.$inferSelect

/** The facts that decide what may happen to a session next. */
export interface SessionFacts
  extends Pick<
    Row,
    | 'status'
    | 'startAt'
    | 'endAt'
    | 'deadline'
    | 'accessOpen'
    | 'holdUntil'
    | 'mockId'
    | 'noShowAt'
    | 'marked'
    | 'assignmentStatus'
    | 'timeLimit'
    | 'clockStartedAt'
  > {
  /** Whether its type is live: with an exact start, and without the need for an answer. */
  live: boolean
  answerCount: number
  /** Whether a no-show is disputed. */
  dispute: 'open' | 'decided' | null
  /** The viewer's role in it. */
  myRole: AttendeeRole | null
}

/** A session as a change finds it. */
export interface FoundSession extends Row, SessionFacts {
  type: typeof sessionTypes.$inferSelect
}

/** Who can act: an attendee in a role, staff with manage_sessions, those who may assign tutors, or the clock. */
export type Actor = AttendeeRole | 'staff' | 'assigner' | 'clock'

/** The viewer's ways of acting here. */
export const actorsOf = ({ myRole }: Pick<SessionFacts, 'myRole'>, viewer: Viewer): Actor[] => [
  ...(myRole ? [myRole] : []),
  // Staff who sit a session themselves are its candidate, and decide nothing of it.
  ...(myRole !== 'candidate' && holds(viewer, 'manage_sessions') ? (['staff'] as const) : []),
  ...(myRole !== 'candidate' && holds(viewer, assigning) ? (['assigner'] as const) : []),
]

/** The abilities of those who assign tutors. */
const assigning = ['assign_tutors', 'manage_sessions'] as const

/** Selects nothing, to learn only whether a row is there. One object, because statements are cached by it. */
export const nothing = {}

interface Place extends Pick<Connection, 'orm'> {
  reader: Reader
}

/** A session with its deciding facts, for those who may see it. Throws NOT_FOUND. */
export async function findSession(place: Place, context: Context, id: string): Promise<FoundSession> {
  if (!(await place.reader.find('Session', id, nothing))) throw notFound('Session')
  return factsOf(place, context, id)
}

/** The same, locked until the transaction ends, so that the judged facts are the changed ones. Throws NOT_FOUND. */
export async function lockSession(writing: Writing, context: Context, id: string): Promise<FoundSession> {
  if (!(await writing.reader.find('Session', id, nothing))) throw notFound('Session')
  await writing.orm.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id)).for('update')
  // A separate statement: one that waited for the lock counts answers as they were before the wait.
  return factsOf(writing, context, id)
}

/**
 * The same for a session and, after it, the other seats of a joint one that are still to be held: those that the viewer gives too, for staff all.
 * Locked in one order, so that two callers cannot deadlock. Nobody takes a further seat until the transaction ends.
 */
export async function lockTogether(
  writing: Writing,
  context: Context,
  id: string,
): Promise<[FoundSession, ...FoundSession[]]> {
  if (!(await writing.reader.find('Session', id, nothing))) throw notFound('Session')
  const viewer = signedIn(context)
  const lock = () => lockSeats(writing, [id, stillToHold, holds(viewer, assigning), viewer.id])
  const first = await lock()
  const isJoint = first.some((seat) => seat.id === id && seat.jointId)
  // A seat is taken in a tutor's turn, and takes what the others have; it is looked for again once those turns have come. Staff may have given the seats to
  // several tutors, through each of whom a booking can enter.
  if (isJoint) await takeConductorsTurns(writing, id)
  const seats = isJoint ? await lock() : first
  const others: FoundSession[] = []
  for (const seat of seats) if (seat.id !== id) others.push(await factsOf(writing, context, seat.id))
  return [await factsOf(writing, context, id), ...others.filter(({ status }) => stillToHold.includes(status))]
}

async function lockSeats(writing: Writing, values: unknown[]) {
  const { rows } = await writing.query({
    name: 'room_together',
    text: `select s.id, s.joint_id as "jointId" from sessions s where s.id = $1 or (s.joint_id = (select o.joint_id from sessions o where o.id = $1)
        and s.status = any($2) and ($3::boolean or exists (select 1 from session_attendees a
          where a.session_id = s.id and a.user_id = $4 and a.role in ('tutor', 'interviewer'))))
      order by s.id for update`,
    values,
  })
  return rows as unknown as { id: string; jointId: string | null }[]
}

/** Of all its seats, in one order, so that nobody waits for each other. */
async function takeConductorsTurns(writing: Writing, sessionId: string) {
  const { rows } = await writing.query({
    name: 'room_conductors',
    text: `select distinct a.user_id as "userId" from sessions s join session_attendees a on a.session_id = s.id and a.role in ('tutor', 'interviewer')
      where s.joint_id = (select o.joint_id from sessions o where o.id = $1) and s.status = any($2) order by 1`,
    values: [sessionId, stillToHold],
  })
  for (const { userId } of rows) await takeTurns(writing, userId as string)
}

/** The states of a session that its people are still to hold. */
export const stillToHold: SessionStatus[] = ['pending', 'booked', 'in_progress']

async function factsOf({ orm }: Pick<Connection, 'orm'>, context: Context, id: string): Promise<FoundSession> {
  const me = signedIn(context).id
  const [found] = await orm
    .select({
      session: sessions,
      type: sessionTypes,
      myRole: sql<AttendeeRole | null>`(select x.role from session_attendees x where x.session_id = ${sessions.id} and x.user_id = ${me})`,
      answerCount: sql<number>`(select count(*)::int from session_answers x where x.session_id = ${sessions.id})`,
      dispute: sql<SessionFacts['dispute']>`${sql.raw(disputeOf('"sessions"."id"'))}`,
    })
    .from(sessions)
    .innerJoin(sessionTypes, eq(sessionTypes.id, sessions.sessionTypeId))
    .where(eq(sessions.id, id))
  if (!found) throw notFound('Session')
  const { session, type, myRole, answerCount, dispute } = found
  return { ...session, type, live: type.mode === 'live', myRole, answerCount, dispute }
}
