import { sheet } from '../../access/matrix/table'
import { upload } from '../../access/matrix/upload'

export const matrix = sheet(
  `
operation                anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
driveFileUpdate          unauthenticated  forbidden    disabled  forbidden  forbidden  ok         not_found   forbidden  ok          ok         | ok: manage_mocks; not_found: manage_sessions
driveFileUpdate:session  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  not_found   forbidden  ok          ok         | ok: manage_sessions; not_found: manage_mocks
driveFileUpdate:answer   unauthenticated  forbidden    disabled  forbidden  forbidden  not_found  not_found   forbidden  forbidden   forbidden  | not_found: manage_mocks
driveFileDelete          unauthenticated  forbidden    disabled  forbidden  forbidden  ok         not_found   forbidden  ok          ok         | ok: manage_mocks; not_found: manage_sessions
driveFileDelete:session  unauthenticated  forbidden    disabled  forbidden  forbidden  not_found  not_found   forbidden  conflict    conflict   | conflict: manage_sessions; not_found: manage_mocks
mediaCreate              unauthenticated  forbidden    disabled  forbidden  forbidden  ok         ok         forbidden  ok          ok         | ok: manage_content
`,
  {
    driveFileUpdate: ({ files }) => ({ id: files.ofMock, title: 'Statement' }),
    'driveFileUpdate:session': ({ files }) => ({ id: files.shown, title: 'Statement' }),
    'driveFileUpdate:answer': ({ files }) => ({ id: files.answer, title: 'Statement' }),
    driveFileDelete: ({ files }) => ({ id: files.ofMock }),
    'driveFileDelete:session': ({ files }) => ({ id: files.shown }),
    mediaCreate: () => ({ file: upload }),
  },
)
