import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Writing } from '../../kernel/write/write'
import { sessionMaterials } from '../../room/answers/table'
import { mockMaterials, mocks } from '../../room/mock/table'
import { sessionAttendees, sessionNotes, sessions } from '../../room/session/table'

type Session = typeof sessions.$inferSelect

const conducting: readonly string[] = ['tutor', 'interviewer']

/** What became of a session's own things when it was moved. */
export interface TakenAlong {
  /** Who has it at the new start, without its candidate. */
  conductors: { userId: string; isNew: boolean }[]
  /** Who attended it and does not any more, with whether they conducted it. */
  left: { userId: string; conducted: boolean }[]
  /** What its tutor is to set anew. */
  lost: readonly Thing[]
}

export type Thing = 'link' | 'documents' | 'tasks'

/**
 * Gives a moved session what belonged to it. Its name and the notes of whoever still attends it always move along; the tasks that were edited with the same mock;
 * the room and the documents with the same mock and tutor, unless the new start is a seat beside others, who have their own.
 */
export async function takeAlong(writing: Writing, from: Session, id: string): Promise<TakenAlong> {
  const [to] = await writing.orm.select().from(sessions).where(eq(sessions.id, id))
  if (!to) throw new Error('the moved session is not there')
  const before = await writing.orm.select().from(sessionAttendees).where(eq(sessionAttendees.sessionId, from.id))
  const after = await writing.orm.select().from(sessionAttendees).where(eq(sessionAttendees.sessionId, id))
  const attends = new Set(after.map(({ userId }) => userId))
  const conductors = after
    .filter(({ role }) => conducting.includes(role))
    .map(({ userId }) => ({ userId, isNew: !before.some((each) => each.userId === userId) }))
  const sameMock = to.mockId === from.mockId
  const staysTogether = sameMock && conductors.every(({ isNew }) => !isNew) && !(await isBesideOthers(writing, to))

  await writing.orm
    .update(sessions)
    .set({
      name: from.name,
      shortName: from.shortName,
      ...(sameMock && { extraTasks: from.extraTasks, marksheet: from.marksheet }),
      ...(staysTogether && { zoomId: from.zoomId }),
    })
    .where(eq(sessions.id, id))
  await writing.orm
    .update(sessionNotes)
    .set({ sessionId: id })
    .where(and(eq(sessionNotes.sessionId, from.id), inArray(sessionNotes.userId, [...attends])))
  const hadDocuments = await hasOwnDocuments(writing, from)
  if (staysTogether) await moveDocuments(writing, from.id, id)

  const lost: Thing[] = []
  if (!staysTogether && from.zoomId && !to.zoomId) lost.push('link')
  if (!staysTogether && hadDocuments) lost.push('documents')
  if (!sameMock && (await hasOwnTasks(writing, from))) lost.push('tasks')
  return {
    conductors,
    left: before
      .filter(({ userId }) => !attends.has(userId))
      .map(({ userId, role }) => ({ userId, conducted: conducting.includes(role) })),
    lost,
  }
}

/** Whether others have a seat in the same joint session. */
async function isBesideOthers({ orm }: Writing, { id, jointId }: Session): Promise<boolean> {
  if (!jointId) return false
  const others = await orm.$count(
    sessions,
    and(
      eq(sessions.jointId, jointId),
      ne(sessions.id, id),
      inArray(sessions.status, ['pending', 'booked', 'in_progress']),
    ),
  )
  return others > 0
}

/** Whether it has documents that are not its mock's. */
async function hasOwnDocuments({ orm }: Writing, { id, mockId }: Session): Promise<boolean> {
  const files = await orm
    .select({ fileId: sessionMaterials.fileId })
    .from(sessionMaterials)
    .where(eq(sessionMaterials.sessionId, id))
  if (!files.length || !mockId) return files.length > 0
  const ofMock = await orm
    .select({ fileId: mockMaterials.fileId })
    .from(mockMaterials)
    .where(eq(mockMaterials.mockId, mockId))
  return files.some(({ fileId }) => !ofMock.some((each) => each.fileId === fileId))
}

/** Whether its tasks are not its mock's. */
async function hasOwnTasks({ orm }: Writing, { mockId, extraTasks }: Session): Promise<boolean> {
  const [mock] = mockId
    ? await orm.select({ extraTasks: mocks.extraTasks }).from(mocks).where(eq(mocks.id, mockId))
    : []
  return JSON.stringify(extraTasks ?? []) !== JSON.stringify(mock?.extraTasks ?? [])
}

/** Its documents as they were, so that one that was taken out of it does not come back with the mock's. */
async function moveDocuments({ orm }: Writing, from: string, to: string) {
  await orm.delete(sessionMaterials).where(eq(sessionMaterials.sessionId, to))
  await orm.update(sessionMaterials).set({ sessionId: to }).where(eq(sessionMaterials.sessionId, from))
}
