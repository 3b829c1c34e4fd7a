import { noun } from '../../kernel/noun'
import { testResults } from './testResults'

/** What attempts at tests show together. */
export const testResult = noun({
  entities: [],
  operations: { testResults },
  erasure: 'nothing of a person',
  exported: 'nothing of a person',
})
