import { userNotes } from '../../../../server/identity/user-note/table'
import { newId } from '../../../../server/kernel/database/columns'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world/index'

export const matrix = sheet(
  `
operation              anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
userNotes              unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  all         all     | all: view_all_users
userNoteCreate         unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok      | ok: view_all_users
userNoteUpdate         unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  forbidden   ok      | forbidden: view_all_users
userNoteDelete         unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  not_found   ok      | not_found: view_all_users
`,
  {
    userNotes: ({ people }) => ({ userId: people.student.id }),
    userNoteCreate: ({ people }) => ({ userId: people.student.id, text: 'Rang about the package.' }),
    userNoteUpdate: ({ note }) => ({ id: note, text: 'Rang twice.' }),
    userNoteDelete: ({ note }) => ({ id: note }),
  },
  makeNote,
)

/** A note of the admin's about the student. */
async function makeNote({ services: { database } }: TestApp, { people }: World) {
  const note = newId()
  await database.orm
    .insert(userNotes)
    .values({ id: note, userId: people.student.id, authorId: people.admin.id, text: 'Wants the oral days first.' })
  return { note }
}
