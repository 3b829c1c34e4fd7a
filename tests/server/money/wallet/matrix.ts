import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation              anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
wallet                 unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
wallet:student         unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  ok          ok      | ok: manage_billing view_all_users
transactions           unauthenticated  forbidden    disabled  some       some       none       none        none       all         all     | all: manage_billing
transactions:student   unauthenticated  forbidden    disabled  some       none       none       none        none       some        some    | some: manage_billing
discount               unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
discount:student       unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  ok          ok      | ok: manage_billing view_all_users
walletWithdraw         unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok      | ok: manage_billing
walletCredit           unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok      | ok: manage_billing
walletUpdate           unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok      | ok: manage_billing
walletUpdated          unauthenticated  forbidden    disabled  ok         silent     silent     silent      silent     silent      silent
walletUpdated:student  unauthenticated  forbidden    disabled  ok         silent     silent     silent      silent     ok          ok      | ok: manage_billing view_all_users
`,
  {
    'wallet:student': ({ people }) => ({ userId: people.student.id }),
    'transactions:student': ({ people }) => ({ userId: people.student.id }),
    discount: () => ({ amount: 1000 }),
    'discount:student': ({ people }) => ({ userId: people.student.id, amount: 1000 }),
    walletWithdraw: ({ people }) => ({ userId: people.student.id, amount: 100, description: 'Paid out' }),
    walletCredit: ({ people }) => ({ userId: people.student.id, kind: 'bonus', amount: 500, reason: 'A gift' }),
    walletUpdate: ({ people }) => ({ userId: people.student.id, discount: 10 }),
    'walletUpdated:student': ({ walletId }) => ({ id: walletId }),
  },
)
