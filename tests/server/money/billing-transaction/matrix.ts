import { newId } from '../../../../server/kernel/database/columns'
import { billingTransactions } from '../../../../server/money/billing-transaction/table'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world/index'

export const matrix = sheet(
  `
operation                 anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
billingTransactions       unauthenticated  forbidden    disabled  some       some       none       none        none       all         all    | all: manage_billing
billingTransaction        unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  ok          ok     | ok: manage_billing
billingTransactionTotals  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_billing
billingTransactionRefund  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  conflict    conflict  | conflict: manage_billing
`,
  {
    billingTransaction: ({ paymentId }) => ({ id: paymentId }),
    billingTransactionRefund: ({ paymentId }) => ({ id: paymentId, amount: 100, reason: 'Agreed' }),
  },
  makePayments,
)

/** A payment of the student's that failed, and so cannot be paid back, and one of another's. */
async function makePayments({ services: { database } }: TestApp, { visitId, people }: World) {
  const paymentId = newId()
  const payment = {
    billingSessionId: visitId,
    gateway: 'sandbox',
    itemName: 'Top-up',
    itemPrice: 500,
    amountSubtotal: 500,
    amountTotal: 500,
    status: 'failed',
  } as const
  await database.orm.insert(billingTransactions).values([
    { id: paymentId, userId: people.student.id, externalId: 'pay_one', ...payment },
    { id: newId(), userId: people.another.id, externalId: 'pay_other', ...payment },
  ])
  return { paymentId }
}
