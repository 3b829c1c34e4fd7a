import { noun } from '../../kernel/noun'
import { list, row, totals } from '../../kernel/read/lists'
import { figures } from './figures'
import { prospect as entity } from './table'

/** Students as people to be in touch with. They change as users do. */
export const prospect = noun({
  entities: [entity],
  operations: {
    prospect: row('Prospect'),
    prospects: list('Prospect'),
    prospectFigures: totals('Prospect', figures),
  },
  erasure: 'nothing of a person',
  exported: 'nothing of a person',
})
