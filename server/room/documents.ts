import { Readable } from 'node:stream'
import { type ReceivedFile, receiveFile } from '../files/uploads'
import { htmlToBlocks } from '../gateways/documents/html-blocks'
import { writePdf } from '../gateways/documents/pdf-document'
import { cleanHtml } from '../gateways/rich-text'
import type { Context } from '../kernel/context'
import { isAway } from '../kernel/database/away'
import { newId } from '../kernel/database/columns'
import { invalid } from '../kernel/errors'
import { MAX_UPLOAD_BYTES } from '../kernel/graphql/upload'
import type { Writing } from '../kernel/write/write'

/** The title of a document. Throws VALIDATION. */
export function titleOf(title: string): string {
  const text = title.trim()
  if (!text) throw invalid('title', 'Field is required')
  return text.slice(0, 200)
}

/** Receives an upload for work in a transaction. If the work fails, the file is deleted; if nobody knows whether it failed, the file stays. */
export async function withUpload<Result>(
  context: Context,
  upload: unknown,
  title: string,
  work: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  const file = await receiveFile(context, upload, { field: 'file', title })
  try {
    return await work(file)
  } catch (error) {
    if (file.storageKey && !isAway(error)) await context.files.remove(file.storageKey)
    throw error
  }
}

/** The words of rich text, without formatting. */
function plainText(html: string): string {
  const lines = htmlToBlocks(html).flatMap((block) => {
    if ('heading' in block) return [block.heading]
    if ('paragraph' in block) return [block.paragraph]
    if ('list' in block) return block.list
    if ('table' in block) return block.table.map((row) => row.join('\t'))
    return []
  })
  return lines.join('\n').trim()
}

/** What a document that is written in place holds: clean rich text, its words, and its size in bytes. */
export function writtenText(html: string): { content: string; contentHtml: string; size: number } {
  const contentHtml = cleanHtml(html)
  return { content: plainText(contentHtml), contentHtml, size: Buffer.byteLength(contentHtml) }
}

/** Stores rich text as a PDF that only a rule releases. */
export async function protectedPdf(context: Context, title: string, html: string): Promise<ReceivedFile> {
  const bytes = await writePdf(title, htmlToBlocks(html))
  const { key, size, sha256 } = await context.files.put(Readable.from([bytes]), { maxBytes: MAX_UPLOAD_BYTES })
  return {
    id: newId(),
    ownerId: context.viewer?.id ?? null,
    title,
    contentType: 'application/pdf',
    metadata: { name: `${title.replace(/[^\p{L}\p{N} ,.'()-]+/gu, ' ').trim()}.pdf`, extension: 'pdf' },
    size,
    sha256,
    storageKey: key,
    protected: true,
  }
}

/** Deletes a document without references, and its bytes after the commit. */
export async function dropDocument(writing: Writing, context: Context, fileId: string) {
  const { rows } = await writing.query({
    text: `delete from drive_files f where f.id = $1
      and not exists (select 1 from session_materials x where x.file_id = f.id)
      and not exists (select 1 from session_answers x where x.file_id = f.id)
      and not exists (select 1 from mock_materials x where x.file_id = f.id)
      and not exists (select 1 from mock_templates x where x.file_id = f.id)
      returning f.storage_key as key, exists (select 1 from drive_files o where o.storage_key = f.storage_key and o.id <> f.id) as shared`,
    values: [fileId],
  })
  const [gone] = rows as { key: string | null; shared: boolean }[]
  const key = gone?.key
  if (!key || gone.shared) return
  writing.after(
    () => void context.files.remove(key).catch((error) => context.log.error(error, 'a deleted file stayed')),
  )
}
