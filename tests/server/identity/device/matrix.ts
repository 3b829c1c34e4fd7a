import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation         anonymous        unconfirmed  disabled  student  another    tutor      unassigned  staff      supervisor  admin
devices           unauthenticated  forbidden    disabled  some     some       some       some        some       some        some
deviceEnd         unauthenticated  forbidden    disabled  ok       not_found  not_found  not_found   not_found  not_found   not_found
devicesEndOthers  unauthenticated  forbidden    disabled  some     some       some       some        some       some        some
`,
  {
    deviceEnd: ({ people }) => ({ id: people.student.signInId }),
  },
)
