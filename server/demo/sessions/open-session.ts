import { and, asc, eq, exists, inArray, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { timesOf } from '../../booking/changes/policy'
import { users } from '../../identity/user/table'
import type { Services } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { type Writing, write } from '../../kernel/write/write'
import { sessionMaterials } from '../../room/answers/table'
import { mockMaterials, mockPermissions, mocks } from '../../room/mock/table'
import { sessionAttendees, sessionEvents, sessions } from '../../room/session/table'
import { sessionTypes } from '../../school/session-type/table'
import { HOUR, later } from '../calendar'
import { emailOf } from '../place-people'

/** A window with less time left is not worth keeping. */
const LEAST_LEFT = 6 * HOUR

/** Keeps a written session open for `student@` and `tutor@`: moves the expired one or opens another. Answers whether both people exist. */
export async function keepSessionOpen(services: Services): Promise<boolean> {
  return write(services, async (writing) => {
    const people = await writing.orm
      .select()
      .from(users)
      .where(inArray(users.email, ['student', 'tutor'].map(emailOf)))
    const [student, tutor] = ['student', 'tutor'].map((address) =>
      people.find(({ email }) => email === emailOf(address)),
    )
    if (!student || !tutor) return false
    const running = await runningOf(writing, student.id, tutor.id)
    const open = running.find(
      ({ session: { startAt, deadline } }) =>
        startAt <= writing.now && deadline && deadline >= later(writing.now, LEAST_LEFT),
    )
    if (open) return true
    const [old] = running
    if (old) await moveWindow(writing, old)
    else await openAnother(writing, student.id, tutor.id)
    return true
  })
}

const attends = ({ orm }: Writing, userId: string, role: 'candidate' | 'tutor') => {
  const attendee = alias(sessionAttendees, role)
  return exists(
    orm
      .select({ id: attendee.id })
      .from(attendee)
      .where(and(eq(attendee.sessionId, sessions.id), eq(attendee.userId, userId), eq(attendee.role, role))),
  )
}

const runningOf = (writing: Writing, studentId: string, tutorId: string) =>
  writing.orm
    .select({ session: sessions, type: sessionTypes })
    .from(sessions)
    .innerJoin(sessionTypes, eq(sessionTypes.id, sessions.sessionTypeId))
    .where(
      and(
        eq(sessions.status, 'in_progress'),
        eq(sessionTypes.mode, 'window'),
        attends(writing, studentId, 'candidate'),
        attends(writing, tutorId, 'tutor'),
      ),
    )
    .orderBy(asc(sessions.startAt))

const thisHour = ({ now }: Writing) => new Date(Math.floor(now.getTime() / HOUR) * HOUR)

async function moveWindow(writing: Writing, { session, type }: Awaited<ReturnType<typeof runningOf>>[number]) {
  await writing.orm
    .update(sessions)
    .set({ ...timesOf(type, thisHour(writing)), readyAt: null, remindedAt: null, updatedAt: writing.now })
    .where(eq(sessions.id, session.id))
  writing.changed('Session', session.id)
}

/** Opens an unsat mock if there is one. It costs nothing, since nobody booked it. */
async function openAnother(writing: Writing, studentId: string, tutorId: string) {
  const { orm, now } = writing
  const permitted = exists(
    orm
      .select({ id: mockPermissions.id })
      .from(mockPermissions)
      .where(and(eq(mockPermissions.mockId, mocks.id), eq(mockPermissions.userId, tutorId))),
  )
  const unsat = notExists(
    orm
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.mockId, mocks.id), attends(writing, studentId, 'candidate'))),
  )
  const ask = (...more: (typeof unsat)[]) =>
    orm
      .select({ mock: mocks, type: sessionTypes })
      .from(mocks)
      .innerJoin(sessionTypes, eq(sessionTypes.id, mocks.sessionTypeId))
      .where(and(eq(mocks.status, 'published'), eq(sessionTypes.mode, 'window'), permitted, ...more))
      .orderBy(asc(mocks.id))
      .limit(1)
  const [found] = [...(await ask(unsat)), ...(await ask())]
  if (!found) return
  const { mock, type } = found
  const id = newId()
  await orm.insert(sessions).values({
    id,
    mockId: mock.id,
    sessionTypeId: type.id,
    practiceAreaId: mock.practiceAreaId,
    name: type.name,
    shortName: type.shortName,
    status: 'in_progress',
    assignmentStatus: 'accepted',
    marksheet: mock.marksheet,
    extraTasks: mock.extraTasks,
    price: 0,
    ...timesOf(type, thisHour(writing)),
    insertedAt: now,
    updatedAt: now,
  })
  await orm.insert(sessionAttendees).values([
    { sessionId: id, userId: studentId, role: 'candidate' },
    { sessionId: id, userId: tutorId, role: 'tutor' },
  ])
  const files = await orm
    .select({ fileId: mockMaterials.fileId })
    .from(mockMaterials)
    .where(eq(mockMaterials.mockId, mock.id))
    .orderBy(asc(mockMaterials.id))
  if (files.length)
    await orm.insert(sessionMaterials).values(files.map(({ fileId }) => ({ sessionId: id, fileId, insertedAt: now })))
  await orm
    .insert(sessionEvents)
    .values({ sessionId: id, to: 'in_progress', at: now, message: 'opened for the demo school' })
  writing.changed('Session', id, 'created')
}
