import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation             anonymous        unconfirmed  disabled  student  another    tutor      unassigned  staff      supervisor  admin
examSittings          unauthenticated  forbidden    disabled  some     some       none       none        none       none        none
examSittings:another  unauthenticated  forbidden    disabled  some     none       none       none        none       some        some       | some: view_all_users
examSittingCreate     unauthenticated  forbidden    disabled  ok       ok         ok         ok          ok         ok          ok
examSittingUpdate     unauthenticated  forbidden    disabled  ok       not_found  not_found  not_found   not_found  forbidden   forbidden  | forbidden: view_all_users
examSittingDelete     unauthenticated  forbidden    disabled  ok       not_found  not_found  not_found   not_found  not_found   not_found
`,
  {
    'examSittings:another': ({ people }) => ({ userId: people.student.id }),
    examSittingCreate: () => ({ exam: 'sqe1', paper: 'flk1', date: '2027-01-11' }),
    examSittingUpdate: ({ sittingId }) => ({ id: sittingId, date: '2027-04-20' }),
    examSittingDelete: ({ sittingId }) => ({ id: sittingId }),
  },
)
