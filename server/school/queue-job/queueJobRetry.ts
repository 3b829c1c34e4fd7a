import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'

export const queueJobRetry: Operation<'queueJobRetry'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    const { state } = await writing.reader.one('QueueJob', id, { state: {} })
    if (!(await context.jobs.retry(writing, id)))
      throw conflict('This job is being done at this moment.', { current: state })
    await writing.noted({ record: 'queue_jobs', id, field: 'state', before: state as string, after: 'waiting' })
    writing.after(() => context.jobs.wake())
    writing.changed('QueueJob', id)
    return writing.reader.one('QueueJob', id, selectionOf(info))
  })
