import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation                 anonymous        unconfirmed  disabled  student    another    tutor  unassigned  staff      supervisor  admin
sessionAssignmentAccept   unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  forbidden   forbidden
sessionAssignmentDecline  unauthenticated  forbidden    disabled  forbidden  forbidden  none   not_found   forbidden  forbidden   forbidden
`,
  {
    sessionAssignmentAccept: ({ sessions }) => ({ id: sessions.booked }),
    sessionAssignmentDecline: ({ sessions }) => ({ id: sessions.booked, reason: 'I am ill.' }),
  },
)
