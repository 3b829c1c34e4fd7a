import { createECDH } from 'node:crypto'
import { pushSubscriptions } from '../../../../server/identity/push-subscription/table'
import { newId } from '../../../../server/kernel/database/columns'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world'

const keys = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: Buffer.alloc(16, 1).toString('base64url'),
}

export const matrix = sheet(
  `
operation               anonymous        unconfirmed  disabled  student  another    tutor      unassigned  staff      supervisor  admin
pushSubscriptions       unauthenticated  forbidden    disabled  all      none       none       none        none       none        none
pushPublicKey           unauthenticated  forbidden    disabled  ok       ok         ok         ok          ok         ok          ok
pushSubscriptionCreate  unauthenticated  forbidden    disabled  ok       ok         ok         ok          ok         ok          ok
pushSubscriptionDelete  unauthenticated  forbidden    disabled  ok       not_found  not_found  not_found   not_found  not_found   not_found
pushSubscriptionTest    unauthenticated  forbidden    disabled  ok       not_found  not_found  not_found   not_found  not_found   not_found
`,
  {
    pushSubscriptionCreate: () => ({ endpoint: 'https://push.example.com/other', ...keys }),
    pushSubscriptionDelete: ({ subscription }) => ({ id: subscription }),
    pushSubscriptionTest: ({ subscription }) => ({ id: subscription }),
  },
  makeSubscription,
)

async function makeSubscription({ services }: TestApp, { people }: World) {
  const subscription = newId()
  const { id: userId, signInId } = people.student
  await services.database.orm.insert(pushSubscriptions).values({
    id: subscription,
    userId,
    signInId,
    endpoint: 'https://push.example.com/one',
    ...keys,
    insertedAt: new Date(),
  })
  return { subscription }
}
