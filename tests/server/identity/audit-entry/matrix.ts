import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world'

export const matrix = sheet(
  `
operation   anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
auditLog    unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  all         all    | all: view_audit_log
auditEntry  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: view_audit_log
`,
  {
    auditEntry: ({ entry }) => ({ id: entry }),
  },
  renameSomebody,
)

/** An act of staff, which makes an entry. */
async function renameSomebody({ send, services }: TestApp, { people }: World) {
  await send(
    'mutation($id: ID!) { userUpdate(id: $id, nickname: "Bo") { id } }',
    { id: people.student.id },
    people.admin,
  )
  const { rows } = await services.database.query({
    text: 'select id from audit_entries order by inserted_at desc limit 1',
  })
  return { entry: String(rows[0]?.id) }
}
