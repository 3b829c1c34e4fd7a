import type { GraphQLResolveInfo } from 'graphql'
import { fileUrl } from '../../files/file-links'
import { keepAttached, withUpload } from '../../files/uploads'
import type { Context } from '../../kernel/context'
import { refuseUnlessCreatable } from '../../kernel/crud/creatable'
import { newId } from '../../kernel/database/columns'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { blockAttachment, blockAttachments } from './table'

/** Adds a document to a block: keeps the file, then checks the rules within the transaction. */
export const contentBlockAttachmentCreate: Operation<'contentBlockAttachmentCreate'> = async (
  { blockId, file },
  context,
  info: GraphQLResolveInfo,
) => {
  return withUpload(context, file, '', (received) =>
    write(context, async (writing) => {
      const fileId = await keepAttached(writing, context, received)
      const id = newId()
      await writing.orm.insert(blockAttachments).values({ id, blockId, fileId, fileName: received.title })
      await refuseUnlessCreatable(writing, context, blockAttachment, id)
      writing.changed('ContentBlock', blockId)
      return writing.reader.one('BlockAttachment', id, selectionOf(info))
    }),
  )
}

/** The address of an attachment's bytes, for the reader only. */
export const attachmentUrl = ({ fileId }: { fileId: string }, _args: never, context: Context) =>
  fileUrl(fileId, context)
