import type { Context } from '../../kernel/context'
import { conflict } from '../../kernel/errors'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { all } from '../../kernel/read/lists'
import { fields } from '../../kernel/read/selection'
import { pushSubscriptionCreate } from './pushSubscriptionCreate'
import { pushSubscriptionDelete } from './pushSubscriptionDelete'
import { pushSubscriptionTest } from './pushSubscriptionTest'
import { pushSubscription as entity } from './table'

const oneAtATime = () => conflict('This browser is being turned on already.')

export const pushSubscription = noun({
  entities: [entity],
  operations: {
    pushSubscriptions: all('PushSubscription'),
    pushPublicKey: async (_args: unknown, { pusher }: Context) => pusher.publicKey,
    pushSubscriptionCreate,
    pushSubscriptionDelete,
    pushSubscriptionTest,
  },
  fields: {
    PushSubscription: {
      current: ({ signInId }: { signInId: string }, _args: never, context: Context) => signInId === context.signInId,
    },
  },
  rates: { pushSubscriptionCreate: perPerson(30), pushSubscriptionTest: perPerson(10) },
  constraints: { push_subscriptions_one_a_sign_in: oneAtATime, push_subscriptions_endpoint: oneAtATime },
  gained: { push_subscriptions: 'inserted_at' },
  erasure: 'goes with the account',
  exported: { pushBrowsers: ['PushSubscription', fields('insertedAt')] },
  unwatched: { push_subscriptions: 'each person’s own, with keys' },
  unrecorded: { pushSubscriptionCreate: 'their own' },
})
