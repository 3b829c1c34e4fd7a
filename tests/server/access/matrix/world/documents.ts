import { driveFiles } from '../../../../../server/files/drive-file/table'
import { newId } from '../../../../../server/kernel/database/columns'
import { sessionAnswers, sessionMaterials } from '../../../../../server/room/answers/table'
import { mockMaterials } from '../../../../../server/room/mock/table'
import { sessionAttendees, sessionNotes } from '../../../../../server/room/session/table'
import type { TestApp } from '../../../../build'
import type { Catalogue } from './catalogue'
import type { People } from './people'
import type { Sessions } from './sessions'

/** The documents, answers, note and observer of mocks and sessions. */
export async function makeDocuments(
  { services }: TestApp,
  { people: { student, tutor }, colleague }: People,
  { mocks }: Catalogue,
  { sessions }: Sessions,
) {
  const { orm } = services.database
  async function document(ownerId: string, studentCanView = true) {
    const id = newId()
    const text = { contentType: 'text/html', title: 'A document', content: 'Words', size: 5 }
    await orm.insert(driveFiles).values({ id, ownerId, studentCanView, ...text })
    return id
  }
  const files = {
    ofMock: await document(tutor.id),
    shown: await document(tutor.id),
    hidden: await document(tutor.id, false),
    answer: await document(student.id),
    handedIn: await document(student.id),
  }
  const materials = { shown: newId(), hidden: newId() }
  const [answerId, handedInId, noteId, observerId] = [newId(), newId(), newId(), newId()]
  await orm.insert(mockMaterials).values({ mockId: mocks.window, fileId: files.ofMock })
  await orm.insert(sessionMaterials).values([
    { id: materials.shown, sessionId: sessions.running, fileId: files.shown },
    { id: materials.hidden, sessionId: sessions.running, fileId: files.hidden },
  ])
  await orm.insert(sessionAnswers).values([
    { id: answerId, sessionId: sessions.running, fileId: files.answer },
    { id: handedInId, sessionId: sessions.ready, fileId: files.handedIn },
  ])
  await orm.insert(sessionNotes).values({ id: noteId, sessionId: sessions.booked, userId: student.id, title: 'Mine' })
  await orm
    .insert(sessionAttendees)
    .values({ id: observerId, sessionId: sessions.booked, userId: colleague.id, role: 'observer' })
  return { files, materials, answerId, handedInId, noteId, observerId }
}
