import { fileUrl } from '../../files/file-links'
import type { Context } from '../../kernel/context'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { contentExportCreate } from './contentExportCreate'
import { createSweep } from './sweep'
import { contentExport as entity } from './table'

const address = ({ fileId }: { fileId: string }, _args: never, context: Context) => fileUrl(fileId, context)

export const contentExport = noun({
  entities: [entity],
  operations: { contentExportCreate },
  fields: { ContentExport: { fileUrl: address } },
  rates: { contentExportCreate: perPerson(20) },
  erasure: 'nothing of a person',
  exported: 'nothing of a person',
  whenDue: createSweep,
})
