import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation        anonymous        unconfirmed  disabled  student  another  tutor  unassigned  staff  supervisor  admin
studyPlan        unauthenticated  forbidden    disabled  ok       ok       ok     ok          ok     ok          ok
studyPlanUpdate  unauthenticated  forbidden    disabled  ok       ok       ok     ok          ok     ok          ok
`,
  { studyPlanUpdate: () => ({ minutesPerDay: 60 }) },
)
