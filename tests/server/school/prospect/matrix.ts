import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation      anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
prospect           unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: view_all_users
prospects          unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  some        some   | some: view_all_users
prospectFigures    unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: view_all_users
`,
  { prospect: ({ people }) => ({ id: people.student.id }) },
)
