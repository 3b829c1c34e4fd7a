import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation    anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
userStory    unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  some        some    | some: view_all_users
recordStory  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  none        none    | none: view_all_sessions
`,
  {
    userStory: ({ people }) => ({ userId: people.student.id }),
    recordStory: ({ sessions }) => ({ of: 'Session', id: sessions.running }),
  },
)
