import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation                 anonymous        unconfirmed  disabled  student    another    tutor  unassigned  staff      supervisor  admin
sessionTutors             unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden  forbidden  some  some  | some: assign_tutors manage_sessions
sessionAssign             unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden  forbidden  ok  ok  | ok: assign_tutors manage_sessions
sessionAssignmentAccept   unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  forbidden   forbidden
sessionAssignmentDecline  unauthenticated  forbidden    disabled  forbidden  forbidden  none   not_found   forbidden  forbidden   forbidden
`,
  {
    sessionTutors: ({ sessions }) => ({ sessionId: sessions.running }),
    sessionAssign: ({ sessions, people, colleague }) => ({
      id: sessions.running,
      userId: colleague.id,
      replaces: people.tutor.id,
    }),
    sessionAssignmentAccept: ({ sessions }) => ({ id: sessions.booked }),
    sessionAssignmentDecline: ({ sessions }) => ({ id: sessions.booked, reason: 'I am ill.' }),
  },
)
