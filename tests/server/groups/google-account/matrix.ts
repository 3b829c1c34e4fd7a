import { newId } from '../../../../server/kernel/database/columns'
import type { TestApp } from '../../../build'
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
  make,
)

/** An account that was connected before the operator took Google out of the settings. */
async function make({ services }: TestApp) {
  const { query } = services.database
  await query({
    text: `insert into google_accounts (id, email, token, connected_at) values ($1, 'school@gmail.example', 'sealed', now())`,
    values: [newId()],
  })
  return {}
}
