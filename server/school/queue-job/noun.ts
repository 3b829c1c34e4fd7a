import type { FieldResolvers } from '../../kernel/graphql/operation'
import { failureLine, type JobOutput } from '../../kernel/jobs/failure-line'
import { list } from '../../kernel/read/lists'
import { queueJobRetry } from './queueJobRetry'

export const queueJob = { queueJobs: list('QueueJob'), queueJobRetry }

export const queueJobFields = {
  QueueJob: { error: ({ output }: { output: JobOutput | null }) => failureLine(output) },
} satisfies FieldResolvers
