import { newId } from '../../../../server/kernel/database/columns'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation      anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
queueJobs      unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  some        some   | some: manage_settings
queueJobRetry  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_settings
`,
  {
    queueJobs: () => ({ state: 'failed' }),
    queueJobRetry: ({ waiting }) => ({ id: waiting }),
  },
  makeJobs,
)

/** A job that was given up and one that waits, of a kind that nobody does: so they stay as they are while everybody has their turn. */
async function makeJobs({ services: { database } }: TestApp) {
  const [failed, waiting] = [newId(), newId()]
  await database.query({ text: `select pgboss.create_queue('idle', '{"policy":"standard"}')` })
  for (const [state, id] of [
    ['failed', failed],
    ['created', waiting],
  ])
    await database.query({
      text: `insert into pgboss.job (id, name, state) values ($1, 'idle', $2)`,
      values: [id, state],
    })
  return { waiting }
}
