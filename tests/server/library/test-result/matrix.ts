import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation            anonymous        unconfirmed  disabled  student  another    tutor      unassigned  staff      supervisor  admin
testResults          unauthenticated  forbidden    disabled  ok       ok         ok         ok          ok         ok          ok
testResults:another  unauthenticated  forbidden    disabled  ok       forbidden  forbidden  forbidden   forbidden  ok          ok    | ok: view_all_users
`,
  { 'testResults:another': ({ people }) => ({ userId: people.student.id }) },
)
