import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation              anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
viewingBegin           unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok         | ok: view_as_user
viewingBegin:stronger  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok
viewingBegin:admin     unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  forbidden   forbidden
viewingEnd             unauthenticated  forbidden    disabled  not_found  not_found  not_found  not_found   not_found  not_found   not_found
`,
  {
    viewingBegin: ({ people }) => ({ userId: people.student.id }),
    'viewingBegin:stronger': ({ people }) => ({ userId: people.manage_billing.id }),
    'viewingBegin:admin': ({ people }) => ({ userId: people.admin.id }),
  },
)
