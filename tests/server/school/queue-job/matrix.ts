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

/** A failed job and a waiting one. No handler takes their kind, so they stay unchanged while each kind of person calls. */
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
