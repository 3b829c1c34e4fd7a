import { eq } from 'drizzle-orm'
import { driveFiles } from '../../files/drive-file/table'
import { dropFile } from '../../files/drop-file'
import { keepAttached, type Upload, withUpload } from '../../files/uploads'
import type { Context } from '../../kernel/context'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { nothing, selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { refuseUnlessCreatable } from '../../kernel/write/creatable'
import { type Writing, write } from '../../kernel/write/write'
import { libraryMaterial as entity, libraryMaterials } from './table'

/** Renames a handout, or gives it another file; whoever may add one may change it. */
export const libraryMaterialUpdate: Operation<'libraryMaterialUpdate'> = async ({ id, title, file }, context, info) => {
  const change = (upload: Upload | null) =>
    write(context, async (writing) => {
      await changeFile(writing, context, id, title || null, upload)
      return writing.reader.one('LibraryMaterial', id, selectionOf(info))
    })
  return file ? withUpload(context, file, title ?? '', change) : change(null)
}

async function changeFile(writing: Writing, context: Context, id: string, title: string | null, upload: Upload | null) {
  if (!(await writing.reader.find('LibraryMaterial', id, nothing))) throw notFound(nameOf('LibraryMaterial'))
  const mine = eq(libraryMaterials.id, id)
  const [material] = await writing.orm.select().from(libraryMaterials).where(mine).for('update')
  if (!material) throw notFound(nameOf('LibraryMaterial'))
  const fileId = upload ? await keepAttached(writing, context, upload) : material.fileId
  if (upload) {
    await writing.orm.update(libraryMaterials).set({ fileId }).where(mine)
    await dropFile(writing, context, material.fileId)
  }
  if (title) await writing.orm.update(driveFiles).set({ title }).where(eq(driveFiles.id, fileId))
  await refuseUnlessCreatable(writing, context, entity, id)
  writing.changed('Bundle', material.bundleId)
}
