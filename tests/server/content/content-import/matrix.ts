import { contentImportRows, contentImports } from '../../../../server/content/content-import/table'
import { newId } from '../../../../server/kernel/database/columns'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import { upload } from '../../access/matrix/upload'
import type { World } from '../../access/matrix/world/index'

export const matrix = sheet(
  `
operation            anonymous        unconfirmed  disabled  student    another    tutor  unassigned  staff      supervisor  admin
contentImport        unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok | ok: manage_content
contentImports       unauthenticated  forbidden    disabled  forbidden  forbidden  some   none        forbidden  some        some | some: manage_content
contentImportRows    unauthenticated  forbidden    disabled  forbidden  forbidden  some   none        forbidden  some        some | some: manage_content
contentImportCreate  unauthenticated  forbidden    disabled  forbidden  forbidden  ok     forbidden   forbidden  ok          ok | ok: manage_content
contentImportStart   unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok | ok: manage_content
contentImportCancel  unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok | ok: manage_content
`,
  {
    contentImport: ({ importId }) => ({ id: importId }),
    contentImports: ({ contentOf }) => ({ contentId: contentOf.held }),
    contentImportRows: ({ importId }) => ({ importId }),
    contentImportCreate: ({ contentOf }) => ({ contentId: contentOf.held, file: upload }),
    contentImportStart: ({ importId }) => ({ id: importId }),
    contentImportCancel: ({ importId }) => ({ id: importId }),
  },
  makeImports,
)

/** Two imports that have been read: one into what the tutor wrote, and one into another's. */
async function makeImports(app: TestApp, { contentOf }: World) {
  const { orm } = app.services.database
  const importId = newId()
  const read = { fileName: 'bank.txt', format: 'gift', status: 'ready', total: 1, good: 1 } as const
  const others = newId()
  await orm.insert(contentImports).values([
    { ...read, id: importId, contentId: contentOf.held },
    { ...read, id: others, contentId: contentOf.empty },
  ])
  const row = { position: 0, line: 1, result: 'good', faults: [], losses: [], given: 'Which?' } as const
  await orm
    .insert(contentImportRows)
    .values([importId, others].map((id) => ({ ...row, importId: id, faults: [], losses: [] })))
  return { importId }
}
