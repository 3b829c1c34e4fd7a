import type { Connection } from '../database/database'
import type { Jobs } from './jobs'

type Query = Pick<Connection, 'query'>

/** What is asked and changed in the queue's own table within a transaction. */
export const jobRows: Pick<Jobs, 'waiting' | 'forget' | 'retry'> = {
  async waiting({ query }, name, about) {
    const text = `select count(*)::int as count from pgboss.job where name = $1 and state in ('created', 'retry', 'active') and data ->> 'about' = $2`
    return Number((await query({ text, values: [name, about] })).rows[0]?.count)
  },
  async forget(connection, name, about) {
    const text = `delete from pgboss.job where name = $1 and data ->> 'about' = $2`
    await connection.query({ text, values: [name, about] })
  },
  async retry(connection, id) {
    const text = `update pgboss.job set state = 'retry', start_after = now(), completed_on = null, retry_limit = greatest(retry_limit, retry_count + 1)
        where id = $1 and state in ('created', 'retry', 'failed')`
    return ((await connection.query({ text, values: [id] })).rowCount ?? 0) > 0
  },
}

/** Deletes finished jobs that an earlier version kept unsealed. */
export async function deleteUnsealed({ query }: Query, names: readonly string[]) {
  await query({
    text: `delete from pgboss.job where name = any($1) and state in ('completed', 'failed') and not data ? 'sealed'`,
    values: [names],
  })
}

/** Whether a job is due or running. */
export async function isWaiting({ query }: Query, names: readonly string[]) {
  const { rows } = await query({
    text: `select 1 from pgboss.job where name = any($1) and state in ('created', 'retry', 'active') and start_after <= now() limit 1`,
    values: [names],
  })
  return rows.length > 0
}
