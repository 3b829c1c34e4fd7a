import { Readable } from 'node:stream'
import { docxHtml } from '../files/docx-html'
import type { DocumentBlock } from '../gateways/documents/document-block'
import { writeDocx } from '../gateways/documents/docx-document'
import { writePdf } from '../gateways/documents/pdf-document'
import { safeFileName } from '../gateways/files/file-kinds'
import type { Services } from '../kernel/context'
import type { Making, PlannedDocument } from './school'

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}
const MOST_BYTES = 25 * 1024 * 1024
/** Enough to keep the disk busy during the making of the next document. */
const AT_ONCE = 6

interface NewDocument {
  at: Date
  ownerId: string
  /** Documents with the same key have the same text. */
  key: string
  title: string
  format: 'pdf' | 'docx'
  blocks: readonly DocumentBlock[]
  /** It was handed in with an answer: it has the name of its file, and stands in no list of files. */
  attached?: boolean
  studentCanView?: boolean
  protected?: boolean
}

/** Plans a document and answers its id. */
export function addDocument(
  { documents, id }: Making,
  { at, ownerId, key, title, format, blocks, attached, ...flags }: NewDocument,
): string {
  const own = id(at)
  const name = safeFileName(title, format)
  const metadata = { name, extension: format, ...(attached && { attached }) }
  const contentType = types[format]
  const row = { id: own, ownerId, contentType, metadata, insertedAt: at, updatedAt: at, ...flags }
  documents.push({ row: { ...row, title: attached ? name : title }, text: { key, title, format, blocks } })
  return own
}

/** Writes the documents as real files, several at once, and answers their rows. */
export async function storeDocuments(
  services: Pick<Services, 'files' | 'clock' | 'settings'>,
  documents: readonly PlannedDocument[],
): Promise<PlannedDocument['row'][]> {
  const written = new Map<string, Promise<Buffer>>()
  const shown = new Map<string, Promise<string | null>>()
  const bytesOf = ({ key, title, format, blocks }: PlannedDocument['text']) => {
    const known = written.get(key) ?? (format === 'pdf' ? writePdf(title, blocks) : writeDocx(title, blocks))
    written.set(key, known)
    return known
  }
  // Word documents are shown as their text, as those that people upload are.
  const htmlOf = (text: PlannedDocument['text']) => {
    if (text.format !== 'docx') return null
    const known = shown.get(text.key) ?? bytesOf(text).then((bytes) => docxHtml(bytes, services))
    shown.set(text.key, known)
    return known
  }
  const rows: PlannedDocument['row'][] = []
  const left = documents.entries()
  const store = async () => {
    for (const [index, { row, text }] of left) {
      const { key, size, sha256 } = await services.files.put(Readable.from([await bytesOf(text)]), {
        maxBytes: MOST_BYTES,
      })
      rows[index] = { ...row, storageKey: key, size, sha256, contentHtml: await htmlOf(text) }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, store))
  return rows
}
