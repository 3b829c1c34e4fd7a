import { Readable } from 'node:stream'
import type { ExchangeFormat } from '../../../schema/generated/types'
import { driveFiles } from '../../files/drive-file/table'
import { FileUnreadable } from '../../gateways/exchange/neutral-block'
import { fileKinds } from '../../gateways/exchange/writers'
import { fileNameOf } from '../../gateways/files/file-kinds'
import type { Context } from '../../kernel/context'
import { refuseUnlessCreatable } from '../../kernel/crud/creatable'
import { newId } from '../../kernel/database/columns'
import { conflict, invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { exchange } from '../exchange/work'
import { createParts, tooMuch } from './parts'
import { contentExports, contentExport as entity } from './table'

const MOST_BYTES = 200 * 1024 * 1024

/** Writes a file of a content's questions and cards, for those who may change it. */
export const contentExportCreate: Operation<'contentExportCreate'> = async (
  { contentId, format, chapterId },
  context,
  info,
) => {
  const begun = await begin(context, contentId, format)
  try {
    const written = await writeFile(context, { contentId, format, chapterId: chapterId ?? null, ...begun })
    if (!written?.count) throw conflict('There is nothing here that this format can hold.')
    const { bytes, ...told } = written
    const stored = await context.files.put(Readable.from([bytes]), { maxBytes: MOST_BYTES })
    return await write(context, async ({ query, reader }) => {
      await query({
        text: 'update drive_files set storage_key = $2, size = $3, sha256 = $4 where id = $1',
        values: [begun.fileId, stored.key, stored.size, stored.sha256],
      })
      await query({
        text: 'update content_exports set count = $2, "left" = $3, losses = $4 where id = $1',
        values: [begun.id, told.count, told.left, JSON.stringify(told.losses)],
      })
      return reader.one('ContentExport', begun.id, selectionOf(info))
    })
  } catch (error) {
    await context.database
      .query({ text: 'delete from drive_files where id = $1 and storage_key is null', values: [begun.fileId] })
      .catch(() => {})
    throw error instanceof FileUnreadable ? invalid('format', tooMuch()) : error
  }
}

/** Makes the export's row before its file, so that nobody else makes the server write one. */
const begin = (context: Context, contentId: string, format: ExchangeFormat) =>
  write(context, async (writing) => {
    const { rows } = await writing.query({ text: 'select title from contents where id = $1', values: [contentId] })
    if (!rows[0]) throw notFound(nameOf('Content'))
    const title = rows[0].title as string
    const [id, fileId] = [newId(), newId()]
    const { ending, mime } = fileKinds[format]
    const fileName = fileNameOf(title, ending)
    await writing.orm.insert(driveFiles).values({
      ...{ id: fileId, contentType: mime, title: fileName, metadata: { name: fileName } },
      ...{ insertedAt: writing.now, updatedAt: writing.now },
    })
    await writing.orm
      .insert(contentExports)
      .values({ id, contentId, fileId, format, fileName, count: 0, left: 0, losses: [], insertedAt: writing.now })
    await refuseUnlessCreatable(writing, context, entity, id)
    return { id, fileId, title }
  })

interface Wanted {
  contentId: string
  format: ExchangeFormat
  chapterId: string | null
  title: string
}

async function writeFile(context: Context, { contentId, format, chapterId, title }: Wanted) {
  const { options, next } = await createParts(context, { contentId, chapterId })
  for await (const said of exchange(
    { kind: 'write', format, about: { title, options } },
    { services: context, nextPart: next, wait: context.settings.patience.exchangeTurnMs },
  ))
    if (said.kind === 'written') return said
  return null
}
