import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { list, row } from '../../kernel/read/lists'
import { carryOn } from './carry-on'
import { contentImportCancel } from './contentImportCancel'
import { contentImportCreate } from './contentImportCreate'
import { contentImportStart } from './contentImportStart'
import { createSweep } from './sweep'
import { contentImportRow, contentImport as entity } from './table'

declare module '../../kernel/jobs/jobs' {
  interface JobPayloads {
    /** An import to read or to bring over, as its state says. */
    content_import: { importId: string }
  }
}

export const contentImport = noun({
  entities: [entity, contentImportRow],
  operations: {
    contentImport: row('ContentImport'),
    contentImportCancel,
    contentImportCreate,
    contentImportRows: list('ContentImportRow'),
    contentImports: list('ContentImport'),
    contentImportStart,
  },
  rates: { contentImportCreate: perPerson(20) },
  // What was written for the school stays with it; the file itself goes within seven days.
  erasure: {
    async erase({ query }, { userId }) {
      await query({ text: 'update content_imports set user_id = null where user_id = $1', values: [userId] })
    },
  },
  exported: 'nothing of a person',
  whenDue: createSweep,
  jobs: { content_import: (services, { importId }) => carryOn(services, importId) },
  unwatched: { content_import_rows: 'a file’s rows; its import is watched' },
  outOfReach: { content_import_rows_once: 'counted by the server' },
})
