import { newId } from '../../../../server/kernel/database/columns'
import { billingPackages } from '../../../../server/money/billing-package/table'
import { billingSubscriptions } from '../../../../server/money/billing-subscription/table'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world/index'

export const matrix = sheet(
  `
operation                  anonymous        unconfirmed  disabled  student  another    tutor      unassigned  staff      supervisor  admin
billingSubscriptions       unauthenticated  forbidden    disabled  some     some       none       none        none       all         all   | all: manage_billing
billingSubscription        unauthenticated  forbidden    disabled  ok       not_found  not_found  not_found   not_found  ok          ok    | ok: manage_billing
billingSubscriptionUpdate  unauthenticated  forbidden    disabled  ok       not_found  not_found  not_found   not_found  ok          ok    | ok: manage_billing
`,
  {
    billingSubscription: ({ subscriptionId }) => ({ id: subscriptionId }),
    billingSubscriptionUpdate: ({ subscriptionId }) => ({ id: subscriptionId, renews: false }),
  },
  makeSubscriptions,
)

/** A subscription of the student's, and one of another's, at a gateway that is not set up here, so that nobody is told after an operation. */
async function makeSubscriptions({ services: { database } }: TestApp, { people }: World) {
  const [packageId, subscriptionId] = [newId(), newId()]
  await database.orm.insert(billingPackages).values({ id: packageId, title: 'Library', renews: 'monthly', price: 2400 })
  const kept = {
    packageId,
    name: 'Library',
    gateway: 'stripe',
    every: 'monthly',
    amount: 2400,
    status: 'active',
  } as const
  await database.orm.insert(billingSubscriptions).values([
    { id: subscriptionId, userId: people.student.id, externalId: 'sub_demo_one', ...kept },
    { id: newId(), userId: people.another.id, externalId: 'sub_demo_other', ...kept },
  ])
  return { subscriptionId }
}
