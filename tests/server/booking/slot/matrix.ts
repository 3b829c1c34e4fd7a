import { sheet } from '../../access/matrix/table'
import { later } from '../../access/matrix/world/moment'

export const matrix = sheet(
  `
operation          anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
mocksLeft          unauthenticated  forbidden    disabled  some       some       some       some        some       some        some
slots              unauthenticated  forbidden    disabled  some       some       some       some        some       some        some
slots:calendar     unauthenticated  forbidden    disabled  forbidden  forbidden  some       forbidden   forbidden  some        some   | some: manage_sessions view_all_users
slots:for-student  unauthenticated  forbidden    disabled  some       forbidden  forbidden  forbidden   forbidden  some        some   | some: manage_sessions
slots:move         unauthenticated  forbidden    disabled  some       not_found  forbidden  not_found   not_found  some        some   | some: manage_sessions; forbidden: view_all_sessions assign_tutors
`,
  {
    mocksLeft: () => ({}),
    slots: ({ bookable }) => ({ ...bookable, ...aWeek }),
    'slots:calendar': ({ people }) => ({ userId: people.tutor.id, ...aWeek }),
    'slots:for-student': ({ bookable, people }) => ({ ...bookable, ...aWeek, forUserId: people.student.id }),
    'slots:move': ({ sessions }) => ({ sessionId: sessions.booked, ...aWeek }),
  },
)

const aWeek = { from: later({ days: 3 }).toISOString(), until: later({ days: 10 }).toISOString() }
