import { failureLine, type JobOutput } from '../../jobs/failure-line'
import { list } from '../../lists'
import type { FieldResolvers } from '../../operation'
import { queueJobRetry } from './queueJobRetry'

export const queueJob = { queueJobs: list('QueueJob'), queueJobRetry }

export const queueJobFields = {
  QueueJob: { error: ({ output }: { output: JobOutput | null }) => failureLine(output) },
} satisfies FieldResolvers
