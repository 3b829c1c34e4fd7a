import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation            anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
roles                unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  all         all    | all: manage_roles view_all_users
roleCreate           unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_roles
roleCreate:stronger  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok
roleUpdate           unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_roles
roleUpdate:stronger  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok
roleDelete           unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_roles
roleDelete:stronger  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok
`,
  {
    roleCreate: () => ({ name: 'Front desk', abilities: ['manage_roles'] }),
    'roleCreate:stronger': () => ({ name: 'Accounts', abilities: ['manage_billing'] }),
    roleUpdate: ({ roles }) => ({ id: roles.weak, name: 'Front desk', abilities: ['manage_roles'] }),
    'roleUpdate:stronger': ({ roles }) => ({ id: roles.strong, name: 'Accounts', abilities: [] }),
    roleDelete: ({ roles }) => ({ id: roles.weak }),
    'roleDelete:stronger': ({ roles }) => ({ id: roles.strong }),
  },
)
