import { newId } from '../../../../server/kernel/database/columns'
import { libraryNotes } from '../../../../server/library/library-note/table'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world/index'

export const matrix = sheet(
  `
operation          anonymous        unconfirmed  disabled  student  another    tutor      unassigned  staff      supervisor  admin
libraryNotes       unauthenticated  forbidden    disabled  some     none       some       none        none       none        none
libraryNoteCreate  unauthenticated  forbidden    disabled  ok       forbidden  ok         forbidden   forbidden  ok          ok | ok: manage_content
libraryNoteUpdate  unauthenticated  forbidden    disabled  ok       not_found  not_found  not_found   not_found  not_found   not_found
libraryNoteDelete  unauthenticated  forbidden    disabled  ok       not_found  not_found  not_found   not_found  not_found   not_found
`,
  {
    libraryNotes: ({ bundles }) => ({ bundleId: bundles.held }),
    libraryNoteCreate: ({ bundles, slideId }) => ({ bundleId: bundles.held, slideId, second: 3, text: 'Overreaching' }),
    libraryNoteUpdate: ({ noteId }) => ({ id: noteId, text: 'Two trustees' }),
    libraryNoteDelete: ({ noteId }) => ({ id: noteId }),
  },
  makeNotes,
)

/** Two notes: one of the student's, and one of another's. */
async function makeNotes(app: TestApp, { people: { student, tutor }, bundles, slideId }: World) {
  const noteId = newId()
  const note = { bundleId: bundles.held, slideId, text: 'One trustee' }
  await app.services.database.orm.insert(libraryNotes).values([
    { ...note, id: noteId, userId: student.id },
    { ...note, id: newId(), userId: tutor.id },
  ])
  return { noteId }
}
