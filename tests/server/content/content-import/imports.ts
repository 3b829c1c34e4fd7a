import type { Patience } from '../../../../server/kernel/time/patience'
import type { Person } from '../../../build'
import { type Library, library } from '../../library/library'

const TOLD = 'id status format fileName total good look bad done message notes { line text }'
const CREATE = `mutation ($contentId: ID!, $file: Upload!, $format: ExchangeFormat) { contentImportCreate(contentId: $contentId, file: $file, format: $format) { ${TOLD} } }`
const ROWS =
  'query ($importId: ID!, $result: [ContentImportResult!], $page: Int, $pageSize: Int) { contentImportRows(importId: $importId, result: $result, page: $page, pageSize: $pageSize) { entries { id line item subtype title result faults losses given } pageInfo { totalCount } } }'
const BLOCKS =
  'query ($contentId: ID!) { contentBlocks(contentId: $contentId) { id type subtype title position assignment answer feedback score complete topic source lawStatedAt complexity estimate metadata { tolerance } practiceArea { id } image audio answerOptions { body correct match feedback } } }'
export const START = `mutation ($id: ID!, $leaveOut: Boolean) { contentImportStart(id: $id, leaveOut: $leaveOut) { ${TOLD} } }`
export const CANCEL = `mutation ($id: ID!) { contentImportCancel(id: $id) { ${TOLD} } }`
export const IMPORT = `query ($id: ID!) { contentImport(id: $id) { ${TOLD} } }`
export const EXPORT =
  'mutation ($contentId: ID!, $format: ExchangeFormat!, $chapterId: ID) { contentExportCreate(contentId: $contentId, format: $format, chapterId: $chapterId) { id fileName fileUrl count left losses } }'

/** A library whose admin imports and exports. */
export async function imports(patience: Partial<Patience> = {}) {
  const base = await library(patience)
  const drain = () => base.services.jobs.drain()
  return {
    ...base,
    drain,
    /** Uploads a file and answers the import once it is read. */
    async read(contentId: string, name: string, content: string | Buffer, who: Person = base.admin) {
      const file = { name, type: 'application/octet-stream', content }
      const made = await base.upload(CREATE, { contentId }, file, who)
      if (made.errors) return { ...made, import: null }
      await drain()
      const { data } = await base.send(IMPORT, { id: made.data.contentImportCreate.id }, who)
      return { ...made, import: data.contentImport }
    },
    async start(id: string, leaveOut = false) {
      const started = await base.send(START, { id, leaveOut }, base.admin)
      if (started.errors) return started
      await drain()
      return base.send(IMPORT, { id }, base.admin)
    },
    async rows(importId: string, more: object = {}) {
      return (await base.send(ROWS, { importId, pageSize: 100, ...more }, base.admin)).data.contentImportRows
    },
    async blocks(contentId: string) {
      return (await base.send(BLOCKS, { contentId }, base.admin)).data.contentBlocks
    },
    /** Exports and answers the file's bytes. */
    async exported(contentId: string, format: string, who: Person = base.admin) {
      const answer = await base.send(EXPORT, { contentId, format }, who)
      if (answer.errors) return { answer, export: null, bytes: Buffer.alloc(0) }
      const made = answer.data.contentExportCreate
      const file = await base.server.inject({ url: made.fileUrl })
      return { answer, export: made, bytes: file.rawPayload, file }
    },
  }
}

export type Imports = Awaited<ReturnType<typeof imports>>
export type { Library }

/** A file of questions in GIFT, with one that is broken. */
export const giftFile = (count: number, brokenAt = -1) =>
  Array.from({ length: count }, (_, at) =>
    at === brokenAt
      ? `::Question ${at + 1}::Which of these ends an offer? {=Revocation ~Silence`
      : `::Question ${at + 1}::Which of these ends an offer? {=Revocation#It must reach the offeree. ~Silence ~Hope}`,
  ).join('\n\n')
