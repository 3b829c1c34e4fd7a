import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation      anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
lead           unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: view_all_users
leads          unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  some        some   | some: view_all_users
leadFigures    unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: view_all_users
`,
  { lead: ({ people }) => ({ id: people.student.id }) },
)
