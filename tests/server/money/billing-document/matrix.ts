import { newId } from '../../../../server/kernel/database/columns'
import { write } from '../../../../server/kernel/write/write'
import { move } from '../../../../server/money/ledger'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world/index'

export const matrix = sheet(
  `
operation         anonymous        unconfirmed  disabled  student  another    tutor      unassigned  staff      supervisor  admin
billingDocuments  unauthenticated  forbidden    disabled  some     some       none       none        none       all         all   | all: manage_billing
billingDocument   unauthenticated  forbidden    disabled  ok       not_found  not_found  not_found   not_found  ok          ok    | ok: manage_billing
billingDocumentTotals  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_billing
`,
  { billingDocument: ({ documentId }) => ({ id: documentId }) },
  makeDocuments,
)

/** A receipt of the student's, and one of another's. */
async function makeDocuments({ services }: TestApp, { people }: World) {
  const against = { kind: 'gateway', name: 'manual' } as const
  for (const { id: userId } of [people.student, people.another])
    await write(services, (writing) =>
      move(writing, { userId, type: 'topup', description: 'Wallet top-up', amount: 1000, credits: 1000, against }),
    )
  const { rows } = await services.database.query({
    text: 'select id from billing_documents where user_id = $1 order by id desc',
    values: [people.student.id],
  })
  return { documentId: (rows[0]?.id as string | undefined) ?? newId() }
}
