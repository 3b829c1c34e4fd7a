import { newId } from '../../../../../server/kernel/database/columns'
import type { TestApp } from '../../../../build'

/** A job that was given up and one that waits, of a kind that nobody does: so they stay as they are while everybody has their turn. */
export async function makeJobs({ services: { database } }: TestApp) {
  const jobs = { failed: newId(), waiting: newId() }
  await database.query({ text: `select pgboss.create_queue('idle', '{"policy":"standard"}')` })
  for (const [state, id] of [
    ['failed', jobs.failed],
    ['created', jobs.waiting],
  ])
    await database.query({
      text: `insert into pgboss.job (id, name, state) values ($1, 'idle', $2)`,
      values: [id, state],
    })
  return { jobs }
}
