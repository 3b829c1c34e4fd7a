import { and, eq, inArray } from 'drizzle-orm'
import { dropFile } from '../../files/drop-file'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { ownMaterial } from './own-material'
import { sessionMaterials } from './table'

/** Removes a document from a session, and from the other seats of a joint one. */
export const sessionMaterialDelete: Operation<'sessionMaterialDelete'> = async ({ id }, context) =>
  write(context, async (writing) => {
    const { sessionIds, fileId } = await ownMaterial(writing, context, id)
    const gone = await writing.orm
      .delete(sessionMaterials)
      .where(and(eq(sessionMaterials.fileId, fileId), inArray(sessionMaterials.sessionId, sessionIds)))
      .returning({ id: sessionMaterials.id, sessionId: sessionMaterials.sessionId })
    if (!gone.length) throw notFound('Session material')
    await dropFile(writing, context, fileId)
    for (const each of gone) {
      writing.changed('SessionMaterial', each.id, 'deleted')
      writing.changed('Session', each.sessionId)
    }
    return { id }
  })
