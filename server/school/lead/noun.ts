import { noun } from '../../kernel/noun'
import { list, row, totals } from '../../kernel/read/lists'
import { figures } from './figures'
import { lead as entity } from './table'

/** Students as people to be in touch with. They change as users do. */
export const lead = noun({
  entities: [entity],
  operations: {
    lead: row('Lead'),
    leads: list('Lead'),
    leadFigures: totals('Lead', figures),
  },
  erasure: 'nothing of a person',
  exported: 'nothing of a person',
})
