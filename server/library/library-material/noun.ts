import type { GraphQLResolveInfo } from 'graphql'
import { leaveToSchool } from '../../files/drive-file/erasure'
import { dropFile } from '../../files/drop-file'
import { fileUrl } from '../../files/file-links'
import { keepAttached, withUpload } from '../../files/uploads'
import type { Context } from '../../kernel/context'
import { refuseUnlessCreatable } from '../../kernel/crud/creatable'
import { crud } from '../../kernel/crud/crud'
import { newId } from '../../kernel/database/columns'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { all } from '../../kernel/read/lists'
import type { Row } from '../../kernel/read/read'
import { selectionOf } from '../../kernel/read/selection'
import { type Writing, write } from '../../kernel/write/write'
import { tellBundle } from '../bundle/tell-bundle'
import { changeFile } from './change-file'
import { libraryMaterial as entity, libraryAttachment, libraryAttachments, libraryMaterials } from './table'

/** Adds a document to a bundle: keeps the file, then checks the rules within the transaction. */
function addFile(
  kind: typeof entity | typeof libraryAttachment,
  args: { bundleId: string; title?: string | null; file?: unknown },
  context: Context,
  info: GraphQLResolveInfo,
) {
  if (!args.file) throw invalid('file', 'Field is required')
  return withUpload(context, args.file, args.title ?? '', (file) =>
    write(context, async (writing) => {
      const row = { id: newId(), bundleId: args.bundleId, fileId: await keepAttached(writing, context, file) }
      if (kind === entity) await writing.orm.insert(libraryMaterials).values(row)
      else await writing.orm.insert(libraryAttachments).values({ ...row, title: file.title })
      await refuseUnlessCreatable(writing, context, kind, row.id)
      writing.changed('Bundle', args.bundleId)
      return writing.reader.one(kind.name, row.id, selectionOf(info))
    }),
  )
}

const libraryMaterialCreate: Operation<'libraryMaterialCreate'> = (args, context, info) =>
  addFile(entity, args, context, info)
const libraryAttachmentCreate: Operation<'libraryAttachmentCreate'> = (args, context, info) =>
  addFile(libraryAttachment, args, context, info)

const libraryMaterialUpdate: Operation<'libraryMaterialUpdate'> = (args, context, info) =>
  changeFile(entity, args, context, info)
const libraryAttachmentUpdate: Operation<'libraryAttachmentUpdate'> = (args, context, info) =>
  changeFile(libraryAttachment, args, context, info)

async function gone(row: Row, writing: Writing, context: Context) {
  await dropFile(writing, context, row.file_id as string)
  await tellBundle(row, writing)
}
const materials = crud(entity, { gone })
const attachments = crud(libraryAttachment, { gone })

const file = ({ fileId }: { fileId: string }, _args: never, context: Context) => fileUrl(fileId, context)

export const libraryMaterial = noun({
  entities: [entity, libraryAttachment],
  operations: {
    libraryAttachmentCreate,
    libraryAttachmentDelete: attachments.delete,
    libraryAttachments: all('LibraryAttachment'),
    libraryAttachmentUpdate,
    libraryMaterialCreate,
    libraryMaterialDelete: materials.delete,
    libraryMaterials: all('LibraryMaterial'),
    libraryMaterialUpdate,
  },
  fields: { LibraryAttachment: { file } },
  rates: {
    libraryAttachmentCreate: perPerson(60),
    libraryAttachmentUpdate: perPerson(60),
    libraryMaterialCreate: perPerson(60),
    libraryMaterialUpdate: perPerson(60),
  },
  erasure: {
    async erase(writing, leaving) {
      await leaveToSchool(
        writing,
        leaving,
        'select file_id from library_materials union select file_id from library_attachments',
      )
    },
  },
  exported: 'nothing of a person',
})
