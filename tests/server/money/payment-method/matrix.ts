import { newId } from '../../../../server/kernel/database/columns'
import { paymentMethods } from '../../../../server/money/payment-method/table'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world/index'

export const matrix = sheet(
  `
operation            anonymous        unconfirmed  disabled  student  another    tutor      unassigned  staff      supervisor  admin
paymentMethods       unauthenticated  forbidden    disabled  some     none       none       none        none       some        some       | some: manage_billing
paymentMethodDelete  unauthenticated  forbidden    disabled  ok       not_found  not_found  not_found   not_found  not_found   not_found
`,
  {
    paymentMethods: ({ people }) => ({ userId: people.student.id }),
    paymentMethodDelete: ({ methodId }) => ({ id: methodId }),
  },
  makeMethods,
)

/** A card of the student's, and one of another's, at a gateway that is not set up here, so that nobody is told after an operation. */
async function makeMethods({ services: { database, clock } }: TestApp, { people }: World) {
  const methodId = newId()
  const card = { gateway: 'stripe', brand: 'visa', last4: '4242', expMonth: 11, expYear: 2029 } as const
  const keptAt = clock.now()
  await database.orm.insert(paymentMethods).values([
    { ...card, id: methodId, userId: people.student.id, externalId: 'pm_demo_one', keptAt },
    { ...card, id: newId(), userId: people.another.id, externalId: 'pm_demo_other', keptAt },
  ])
  return { methodId }
}
