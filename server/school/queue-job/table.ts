import { integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { entity } from '../../kernel/read/entity'

// The queue creates this table itself (server/kernel/jobs), so no migration does. The column with a job's payload is left out on purpose.
const jobs = pgSchema('pgboss').table('job', {
  id: uuid().notNull(),
  kind: text('name').notNull(),
  output: jsonb(),
  retryCount: integer().notNull(),
  insertedAt: timestamp('created_on', { withTimezone: true }).notNull(),
  triedAt: timestamp('started_on', { withTimezone: true }),
})

export const queueJob = entity('QueueJob', jobs, {
  only: `state not in ('completed', 'cancelled')`,
  sort: ['-insertedAt'],
  expressions: {
    state: ({ alias }) =>
      `case ${alias}.state when 'active' then 'running' when 'failed' then 'failed' else 'waiting' end`,
    dueAt: ({ alias }) => `case when ${alias}.state in ('created', 'retry') then ${alias}.start_after end`,
    tries: ({ alias }) => `case when ${alias}.started_on is null then 0 else ${alias}.retry_count + 1 end`,
  },
  needs: { error: ['output'] },
  filters: {
    state: ({ alias, arg }) =>
      `${alias}.state = any(case ${arg('state')} when 'running' then '{active}' when 'failed' then '{failed}' else '{created,retry}' end::pgboss.job_state[])`,
  },
})
