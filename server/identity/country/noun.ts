import type { Operation } from '../../kernel/graphql/operation'
import { noun } from '../../kernel/noun'
import { all } from '../../kernel/read/lists'
import { country as entity } from './table'

const serverTime: Operation<'serverTime'> = async (_args, context) => context.clock.now()

export const country = noun({
  entities: [entity],
  operations: { countries: all('Country'), serverTime },
  erasure: 'nothing of a person',
  exported: 'nothing of a person',
  unwatched: { countries: 'not edited' },
  outOfReach: {
    countries_alpha2_unique: 'countries are not edited',
    countries_alpha3_unique: 'countries are not edited',
  },
})
