import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation           anonymous        unconfirmed  disabled  student  another  tutor      unassigned  staff      supervisor  admin
calendarFeed        unauthenticated  forbidden    disabled  ok       ok       none       none        none       none        none
calendarFeedCreate  unauthenticated  forbidden    disabled  ok       ok       ok         ok          ok         ok          ok
calendarFeedUpdate  unauthenticated  forbidden    disabled  ok       ok       not_found  not_found   not_found  not_found   not_found
calendarFeedDelete  unauthenticated  forbidden    disabled  ok       ok       not_found  not_found   not_found  not_found   not_found
`,
  { calendarFeedUpdate: () => ({ deadlines: false }) },
)
