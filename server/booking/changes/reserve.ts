import { and, eq } from 'drizzle-orm'
import { noticeOf } from '../../../rules/booking/start'
import { driveFiles } from '../../files/drive-file/table'
import { newId } from '../../kernel/database/columns'
import type { Connection } from '../../kernel/database/database'
import { conflict, databaseError, invalid, notFound, slotTaken } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { sessionMaterials } from '../../room/answers/table'
import { replaceHold } from '../../room/life/holds'
import { takeTurns } from '../../room/life/take-turns'
import { mockMaterials, mocks } from '../../room/mock/table'
import { commitments, sessionAttendees, sessionEvents, sessions } from '../../room/session/table'
import { practiceAreas } from '../../school/practice-area/table'
import { sessionTypePracticeAreas, sessionTypes } from '../../school/session-type/table'
import { candidatesFor, startsAmong } from '../starts/free-starts'
import { leastLoadedFirst } from '../starts/loads'
import type { Question, SessionTypeRow } from '../starts/question'
import { readStudent } from '../starts/student'
import type { Permit } from '../starts/timetable'
import { timesOf } from './policy'
import { filesOfJoint, openSeats, seatedFirst, seatOf, seatWith } from './seats'

const MINUTE = 60_000
const MOST_DAYS_AHEAD = 180
/** Tutors whose timetables are read at a time; one of the first is nearly always free. */
const ASKED_AT_ONCE = 20

export const isOpenForBooking = ({ status, bookingAllowed }: Pick<SessionTypeRow, 'status' | 'bookingAllowed'>) =>
  status === 'active' && bookingAllowed

/** A type and area that can be booked together. Throws NOT_FOUND, VALIDATION. */
export async function bookable(
  writing: Pick<Writing, 'orm'>,
  sessionTypeId: string,
  practiceAreaId: string,
): Promise<SessionTypeRow> {
  const [type] = await writing.orm.select().from(sessionTypes).where(eq(sessionTypes.id, sessionTypeId))
  if (!type || !isOpenForBooking(type)) throw notFound('Session type')
  const [area] = await writing.orm
    .select({ open: practiceAreas.bookingAllowed })
    .from(sessionTypePracticeAreas)
    .innerJoin(practiceAreas, eq(practiceAreas.id, sessionTypePracticeAreas.practiceAreaId))
    .where(
      and(
        eq(sessionTypePracticeAreas.sessionTypeId, sessionTypeId),
        eq(sessionTypePracticeAreas.practiceAreaId, practiceAreaId),
      ),
    )
  if (!area?.open) throw invalid('practiceAreaId', 'This practice area cannot be booked for this type of session.')
  return type
}

/** Refuses to sell what is not for sale: without `purchaseAllowed` a type is booked where it costs nothing, or by staff for somebody. */
export function refuseUnsold(
  { purchaseAllowed }: Pick<SessionTypeRow, 'purchaseAllowed'>,
  price: number,
  isOwn: boolean,
) {
  if (price > 0 && isOwn && !purchaseAllowed)
    throw conflict('This type of session is not for sale now. Ask the school to book it for you.', {
      field: 'sessionTypeId',
    })
}

/** Makes this student's bookings take turns, and ends the hold they had. */
export async function lockStudent(writing: Writing, studentId: string) {
  const { rows } = await writing.query({
    name: 'booking_student_lock',
    text: 'select disabled_at is null and confirmed_at is not null as active from users where id = $1 for update',
    values: [studentId],
  })
  if (!rows[0]?.active) throw notFound('Student')
  await replaceHold(writing, studentId)
}

/** The limit of a person who has reached it for a type; null if they may book more. */
export async function atLimit(
  { query }: Pick<Connection, 'query'>,
  studentId: string,
  sessionTypeId: string,
  now: Date,
) {
  const { rows } = await query({
    name: 'booking_limit',
    text: `select l."limit", (select count(*)::int from sessions s join session_attendees a on a.session_id = s.id
        where a.user_id = $1 and a.role = 'candidate' and s.session_type_id = $2 and s.status = 'booked' and s.start_at > $3) as ahead
      from user_session_types l where l.user_id = $1 and l.session_type_id = $2`,
    values: [studentId, sessionTypeId, now],
  })
  const row = rows[0] as { limit: number | null; ahead: number } | undefined
  return row && row.limit !== null && row.ahead >= row.limit ? { limit: row.limit } : null
}

/** Refuses a booking beyond the person's limit for the type. */
export async function refuseLimit(writing: Writing, studentId: string, sessionTypeId: string) {
  const reached = await atLimit(writing, studentId, sessionTypeId, writing.now)
  if (reached)
    throw conflict(`You can have ${reached.limit} of this type booked ahead at once.`, { field: 'sessionTypeId' })
}

interface Reservation {
  question: Omit<Question, 'from' | 'until' | 'type'> & { type: SessionTypeRow }
  startAt: Date
  /** Asked first, if free. */
  preferredTutorId?: string | null
  /** The columns that do not follow from type, mock and start. */
  values: Partial<typeof sessions.$inferInsert> & Pick<typeof sessions.$inferInsert, 'status'>
}

/** Books a session at a start, with a tutor and a mock. Tries the tutors in order; the database decides. Throws SLOT_TAKEN, CONFLICT, VALIDATION. */
export async function reserve(
  writing: Writing,
  { question, startAt, values, preferredTutorId }: Reservation,
): Promise<string> {
  const { type } = question
  if (startAt.getTime() < writing.now.getTime())
    throw invalid('startAt', 'This start is in the past. Please choose another.')
  if (startAt.getTime() > writing.now.getTime() + MOST_DAYS_AHEAD * 1440 * MINUTE)
    throw invalid('startAt', `Starts can be booked at most ${MOST_DAYS_AHEAD} days ahead.`)
  const notice = noticeOf(type)
  if (startAt.getTime() < writing.now.getTime() + notice * 60 * MINUTE)
    throw invalid('startAt', `This type is booked at least ${notice} hours ahead.`)
  const sources = { connection: writing }
  const asked = { ...question, from: startAt, until: new Date(startAt.getTime() + 1) }
  const student = await readStudent(writing, asked)
  const candidates = await candidatesFor(sources, asked, student)
  if (!candidates.length)
    throw conflict('You have sat or booked every mock of this type and practice area.', { field: 'practiceAreaId' })
  const open = await openSeats(writing, question, startAt)
  const inOrder = seatedFirst(open, await leastLoadedFirst(writing, candidates, preferredTutorId))
  for (let at = 0; at < inOrder.length; at += ASKED_AT_ONCE) {
    const [start] = await startsAmong(inOrder.slice(at, at + ASKED_AT_ONCE), sources, asked, student)
    for (const tutor of start?.tutors ?? []) {
      const placed = await attempt(writing, () => place(writing, question, startAt, tutor, values))
      if (placed) return placed
    }
  }
  throw slotTaken()
}

/** What refuses a time or a seat that somebody else has taken. */
const taken = new Set(['commitments_no_overlap', 'sessions_seat'])

/** Null if the time is taken; the attempt's writes are then undone. */
export async function attempt(writing: Writing, act: () => Promise<string>): Promise<string | null> {
  await writing.query({ text: 'savepoint attempt' })
  try {
    return await act()
  } catch (error) {
    if (!taken.has(databaseError(error)?.constraint ?? '')) throw error
    await writing.query({ text: 'rollback to savepoint attempt' })
    return null
  }
}

async function place(
  writing: Writing,
  { type, studentId, practiceAreaId }: Reservation['question'],
  startAt: Date,
  tutor: Permit,
  values: Reservation['values'],
) {
  const times = timesOf(type, startAt)
  await takeTurns(writing, tutor.userId)
  // Read after the turn has come, so that it counts those who came before.
  const open = seatWith(await openSeats(writing, { type, practiceAreaId }, startAt), tutor)
  const chosen = open ? tutor.mocks.find((each) => each.id === open.mockId) : tutor.mocks[0]
  const [mock] = chosen ? await writing.orm.select().from(mocks).where(eq(mocks.id, chosen.id)) : []
  if (!mock) throw slotTaken()
  const id = newId()
  const seat = seatOf(type, open)
  await writing.orm.insert(sessions).values({
    id,
    mockId: mock.id,
    sessionTypeId: type.id,
    practiceAreaId,
    name: type.name,
    shortName: type.shortName,
    assignmentStatus: 'assigned',
    marksheet: mock.marksheet ?? type.criteria,
    extraTasks: mock.extraTasks,
    timeLimit: type.group === 'exam' ? type.timeLimit : null,
    ...seat,
    ...times,
    insertedAt: writing.now,
    updatedAt: writing.now,
    ...values,
  })
  // The tutor first: of two who race for one, the second finds out before it has taken anything else.
  if (type.mode === 'live') {
    const until = new Date(times.endAt.getTime() + type.breakTime * MINUTE)
    await commit(writing, id, tutor.userId, startAt, until, seat.jointId ?? id)
    await commit(writing, id, studentId, times.accessOpen, times.endAt, id)
  }
  await writing.orm.insert(sessionAttendees).values([
    { sessionId: id, userId: studentId, role: 'candidate' },
    { sessionId: id, userId: tutor.userId, role: chosen?.role ?? 'tutor' },
  ])
  const files = open ? await filesOfJoint(writing, open.jointId, id) : await filesOfMock(writing, mock.id)
  if (files.length)
    await writing.orm
      .insert(sessionMaterials)
      .values(files.map(({ fileId }) => ({ sessionId: id, fileId, insertedAt: writing.now })))
  await writing.orm
    .insert(sessionEvents)
    .values({ sessionId: id, to: values.status ?? 'pending', at: writing.now, actorId: studentId })
  writing.changed('Session', id, 'created')
  return id
}

const filesOfMock = ({ orm }: Writing, mockId: string) =>
  orm
    .select({ fileId: mockMaterials.fileId })
    .from(mockMaterials)
    .innerJoin(driveFiles, eq(driveFiles.id, mockMaterials.fileId))
    .where(eq(mockMaterials.mockId, mockId))
    .orderBy(mockMaterials.id)

async function commit(writing: Writing, sessionId: string, userId: string, from: Date, until: Date, jointId: string) {
  await writing.orm
    .insert(commitments)
    .values({ sessionId, userId, jointId, during: `[${from.toISOString()},${until.toISOString()})` })
}
