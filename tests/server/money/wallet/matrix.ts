import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world/index'

export const matrix = sheet(
  `
operation              anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
wallet                 unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
wallet:student         unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  ok          ok      | ok: manage_billing view_all_users
transactions           unauthenticated  forbidden    disabled  some       some       none       none        none       all         all     | all: manage_billing
transactions:student   unauthenticated  forbidden    disabled  some       none       none       none        none       some        some    | some: manage_billing
walletMonths           unauthenticated  forbidden    disabled  some       some       none       none        none       none        some
walletMonths:student   unauthenticated  forbidden    disabled  some       not_found  not_found  not_found   not_found  some        some    | some: manage_billing
charge                 unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  ok          ok      | ok: manage_billing
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
    'walletMonths:student': ({ people }) => ({ userId: people.student.id }),
    charge: ({ movementId }) => ({ transactionId: movementId }),
    discount: () => ({ amount: 1000 }),
    'discount:student': ({ people }) => ({ userId: people.student.id, amount: 1000 }),
    walletWithdraw: ({ people }) => ({ userId: people.student.id, amount: 100, description: 'Paid out' }),
    walletCredit: ({ people }) => ({ userId: people.student.id, kind: 'bonus', amount: 500, reason: 'A gift' }),
    walletUpdate: ({ people }) => ({ userId: people.student.id, discount: 10 }),
    'walletUpdated:student': ({ walletId }) => ({ id: walletId }),
  },
  findMovement,
)

/** A movement of the student's wallet. */
async function findMovement({ services: { database } }: TestApp, { people }: World) {
  const { rows } = await database.query({
    text: 'select id from transactions where user_id = $1 order by inserted_at, id limit 1',
    values: [people.student.id],
  })
  return { movementId: rows[0]?.id as string }
}
