import type { Operation } from '../../kernel/graphql/operation'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { googleAccountCallback } from './googleAccountCallback'
import { googleAccountConnect } from './googleAccountConnect'
import { googleAccountDisconnect } from './googleAccountDisconnect'
import { readAccount } from './read-account'

const read: Operation<'googleAccount'> = (_args, context) => readAccount(context.database, context)

export const googleAccount = noun({
  entities: [],
  operations: { googleAccount: read, googleAccountCallback, googleAccountConnect, googleAccountDisconnect },
  rates: { googleAccountConnect: perPerson(30), googleAccountCallback: perPerson(30) },
  outOfReach: { google_accounts_only_unique: 'written so that a second one changes the first' },
  unrecorded: { googleAccountConnect: 'keeps nothing but the state of a request' },
  erasure: {
    async erase({ query }, { userId }) {
      await query({
        text: 'update google_accounts set connected_by_id = null where connected_by_id = $1',
        values: [userId],
      })
    },
  },
  exported: 'nothing of a person',
})
