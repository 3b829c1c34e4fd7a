import { newId } from '../../../../server/kernel/database/columns'
import { purchaseParts } from '../../../../server/money/sale/table'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world/index'

export const matrix = sheet(
  `
operation             anonymous        unconfirmed  disabled  student   another    tutor      unassigned  staff      supervisor  admin
purchaseParts         unauthenticated  forbidden    disabled  some      some       none       none        none       all         all        | all: manage_billing
purchasePartGiveBack  unauthenticated  forbidden    disabled  conflict  not_found  not_found  not_found   not_found  not_found   not_found
`,
  { purchasePartGiveBack: ({ partId }) => ({ id: partId }) },
  makeParts,
)

/** What the student has bought, which cost nothing and so cannot be given back, and what another has. */
async function makeParts({ services: { database } }: TestApp, { visitId, people }: World) {
  const partId = newId()
  const part = { billingSessionId: visitId, type: 'topup', name: 'Credits', list: 500, share: 0 } as const
  await database.orm.insert(purchaseParts).values([
    { id: partId, userId: people.student.id, ...part },
    { id: newId(), userId: people.another.id, ...part },
  ])
  return { partId }
}
