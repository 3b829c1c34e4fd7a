import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation      anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
queueJobs      unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  some        some   | some: manage_settings
queueJobRetry  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_settings
`,
  {
    queueJobs: () => ({ state: 'failed' }),
    queueJobRetry: ({ jobs }) => ({ id: jobs.waiting }),
  },
)
