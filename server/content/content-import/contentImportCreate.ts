import { refuseWithoutSpace } from '../../files/space'
import { refusedAt } from '../../files/uploads'
import { safeFileName } from '../../gateways/files/file-kinds'
import { signedIn } from '../../kernel/context'
import { refuseUnlessCreatable } from '../../kernel/crud/creatable'
import { isAway } from '../../kernel/database/away'
import { newId } from '../../kernel/database/columns'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { MAX_UPLOAD_BYTES, type UploadedFile } from '../../kernel/graphql/upload'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { contentImports, contentImport as entity } from './table'

/** Takes a file from somebody who may change the content, and queues its reading. */
export const contentImportCreate: Operation<'contentImportCreate'> = async (
  { contentId, file, format },
  context,
  info,
) => {
  const id = newId()
  const userId = signedIn(context).id
  // Asked first, so that only those who may import send a file.
  await write(context, async (writing) => {
    const { rows } = await writing.query({ text: 'select 1 from contents where id = $1', values: [contentId] })
    if (!rows.length) throw conflict('There is no such content.', { field: 'contentId' })
    await writing.orm.insert(contentImports).values({ id, contentId, userId, fileName: '', status: 'cancelled' })
    await refuseUnlessCreatable(writing, context, entity, id)
  })
  let key: string | null = null
  try {
    const { filename, createReadStream } = (await (file as unknown)) as UploadedFile
    const stored = await refusedAt('file', context.files.put(createReadStream(), { maxBytes: MAX_UPLOAD_BYTES }))
    key = stored.key
    return await write(context, async (writing) => {
      await refuseWithoutSpace(writing, context.settings, { ownerId: userId, size: stored.size })
      const ending = /\.([A-Za-z0-9]{1,10})\s*$/.exec(filename)?.[1]?.toLowerCase() ?? 'file'
      await writing.query({
        text: `update content_imports set status = 'reading', file_name = $2, storage_key = $3, format = $4 where id = $1`,
        values: [id, safeFileName(filename, ending), stored.key, format ?? null],
      })
      await writing.queue('content_import', { importId: id }, { about: null })
      writing.after(() => context.jobs.wake())
      writing.changed('ContentImport', id, 'created')
      return writing.reader.one('ContentImport', id, selectionOf(info))
    })
  } catch (error) {
    if (isAway(error)) throw error
    if (key) await context.files.remove(key)
    await context.database.query({
      text: `delete from content_imports where id = $1 and storage_key is null`,
      values: [id],
    })
    throw error
  }
}
