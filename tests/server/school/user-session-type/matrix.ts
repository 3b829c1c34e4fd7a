import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation              anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
userSessionTypes       unauthenticated  forbidden    disabled  some       some       none       none        none       none        none
userSessionTypes:one   unauthenticated  forbidden    disabled  some       none       none       none        none       some        some   | some: view_all_users manage_users
userSessionTypeCreate  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_users
userSessionTypeUpdate  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_users
userSessionTypeDelete  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_users
`,
  {
    'userSessionTypes:one': ({ people }) => ({ userId: people.student.id }),
    userSessionTypeCreate: ({ people, types }) => ({
      userId: people.student.id,
      sessionTypeId: types.window,
      limit: 2,
    }),
    userSessionTypeUpdate: ({ limitId }) => ({ id: limitId, limit: 5 }),
    userSessionTypeDelete: ({ limitId }) => ({ id: limitId }),
  },
)
