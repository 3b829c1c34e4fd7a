import { failureLine, type JobOutput } from '../../kernel/jobs/failure-line'
import { noun } from '../../kernel/noun'
import { list } from '../../kernel/read/lists'
import { queueJobRetry } from './queueJobRetry'
import { queueJob as entity } from './table'

export const queueJob = noun({
  entities: [entity],
  operations: { queueJobs: list('QueueJob'), queueJobRetry },
  fields: { QueueJob: { error: ({ output }: { output: JobOutput | null }) => failureLine(output) } },
  // Jobs carry the person they are about, and are removed with the account.
  erasure: 'nothing of a person',
  exported: 'nothing of a person',
})
