import { Readable } from 'node:stream'
import type { ReceivedFile } from '../../files/uploads'
import { htmlToBlocks } from '../../gateways/documents/html-blocks'
import { writePdf } from '../../gateways/documents/pdf-document'
import { unmarked } from '../../gateways/documents/raised'
import { fileNameOf } from '../../gateways/files/file-kinds'
import { cleanHtml } from '../../gateways/rich-text'
import type { Context } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { MAX_UPLOAD_BYTES } from '../../kernel/graphql/upload'

/** The words of rich text, without formatting. */
function plainText(html: string): string {
  const lines = htmlToBlocks(html).flatMap((block) => {
    if ('heading' in block) return [block.heading]
    if ('paragraph' in block) return [block.paragraph]
    if ('list' in block) return block.list
    if ('table' in block) return block.table.map((row) => row.join('\t'))
    return []
  })
  return unmarked(lines.join('\n')).trim()
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
    metadata: { name: fileNameOf(title, 'pdf'), extension: 'pdf' },
    size,
    sha256,
    storageKey: key,
    protected: true,
  }
}
