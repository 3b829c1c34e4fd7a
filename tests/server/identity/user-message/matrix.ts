import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation          anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
userMessageCreate  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok      | ok: manage_users
`,
  {
    userMessageCreate: ({ people }) => ({ userId: people.student.id, subject: 'Your exam', text: 'Shall we talk?' }),
  },
)
