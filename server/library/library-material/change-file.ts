import { eq } from 'drizzle-orm'
import type { GraphQLResolveInfo } from 'graphql'
import { driveFiles } from '../../files/drive-file/table'
import { dropFile } from '../../files/drop-file'
import { keepAttached, type Upload, withUpload } from '../../files/uploads'
import type { Context } from '../../kernel/context'
import { refuseUnlessCreatable } from '../../kernel/crud/creatable'
import { notFound } from '../../kernel/errors'
import { nothing, selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { type Writing, write } from '../../kernel/write/write'
import { type libraryAttachment, libraryAttachments, libraryMaterial, libraryMaterials } from './table'

interface Change {
  id: string
  title?: string | null
  file?: unknown
}

/** Renames a document of a bundle, or gives it another file; whoever may add one may change it. */
export function changeFile(
  kind: typeof libraryMaterial | typeof libraryAttachment,
  { id, title, file }: Change,
  context: Context,
  info: GraphQLResolveInfo,
) {
  const change = (upload: Upload | null) =>
    write(context, async (writing) => {
      if (kind === libraryMaterial) await changeIn(libraryMaterials, kind, { writing, context, id, title, upload })
      else {
        await changeIn(libraryAttachments, kind, { writing, context, id, title, upload })
        if (title) await writing.orm.update(libraryAttachments).set({ title }).where(eq(libraryAttachments.id, id))
      }
      return writing.reader.one(kind.name, id, selectionOf(info))
    })
  return file ? withUpload(context, file, title ?? '', change) : change(null)
}

interface Changing {
  writing: Writing
  context: Context
  id: string
  title: string | null | undefined
  upload: Upload | null
}

async function changeIn(
  table: typeof libraryMaterials | typeof libraryAttachments,
  kind: typeof libraryMaterial | typeof libraryAttachment,
  { writing, context, id, title, upload }: Changing,
) {
  if (!(await writing.reader.find(kind.name, id, nothing))) throw notFound(nameOf(kind.name))
  const mine = eq(table.id, id)
  const [kept] = await writing.orm
    .select({ bundleId: table.bundleId, fileId: table.fileId })
    .from(table)
    .where(mine)
    .for('update')
  if (!kept) throw notFound(nameOf(kind.name))
  const fileId = upload ? await keepAttached(writing, context, upload) : kept.fileId
  if (upload) {
    await writing.orm.update(table).set({ fileId }).where(mine)
    await dropFile(writing, context, kept.fileId)
  }
  if (title) await writing.orm.update(driveFiles).set({ title }).where(eq(driveFiles.id, fileId))
  await refuseUnlessCreatable(writing, context, kind, id)
  writing.changed('Bundle', kept.bundleId)
}
