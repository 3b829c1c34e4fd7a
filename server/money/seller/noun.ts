import type { Operation } from '../../kernel/graphql/operation'
import { noun } from '../../kernel/noun'
import { readSeller } from './read-seller'
import { sellerUpdate } from './sellerUpdate'

const read: Operation<'seller'> = (_args, { database, nouns }) => readSeller({ ...database, nouns })

export const seller = noun({
  entities: [],
  operations: { seller: read, sellerUpdate },
  erasure: 'nothing of a person',
  exported: 'nothing of a person',
  outOfReach: { sellers_only_unique: 'written so that a second one changes the first' },
})
