import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { all } from '../../kernel/read/lists'
import { fields } from '../../kernel/read/selection'
import { keptValueUpdate } from './keptValueUpdate'
import { keptValue as entity } from './table'

export const keptValue = noun({
  entities: [entity],
  operations: { keptValues: all('KeptValue'), keptValueUpdate },
  rates: { keptValueUpdate: perPerson(600) },
  erasure: 'goes with the account',
  exported: { kept: ['KeptValue', fields('name', 'value', 'updatedAt')] },
  unwatched: { kept_values: 'each person’s own' },
  outOfReach: { kept_values_once: 'a second value takes the place of the first' },
  unrecorded: { keptValueUpdate: 'their own' },
})
