import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation  anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
userStory  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  some        some    | some: view_all_users
`,
  { userStory: ({ people }) => ({ userId: people.student.id }) },
)
