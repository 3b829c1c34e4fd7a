import { sheet } from '../../access/matrix/table'

// Nothing outside is asked: Google is not configured there.
export const matrix = sheet(
  `
operation                anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
googleAccount            unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok        | ok: manage_settings
googleAccountConnect     unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  conflict    conflict  | conflict: manage_settings
googleAccountCallback    unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  conflict    conflict  | conflict: manage_settings
googleAccountDisconnect  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok        | ok: manage_settings
`,
  { googleAccountCallback: () => ({ code: 'code', state: 'state' }) },
)
