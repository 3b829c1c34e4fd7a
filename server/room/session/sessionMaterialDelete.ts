import { eq } from 'drizzle-orm'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { dropDocument } from '../documents'
import { ownMaterial } from './own-material'
import { sessionMaterials } from './table'

export const sessionMaterialDelete: Operation<'sessionMaterialDelete'> = async ({ id }, context) =>
  write(context, async (writing) => {
    const { sessionId, fileId } = await ownMaterial(writing, context, id)
    const gone = await writing.orm
      .delete(sessionMaterials)
      .where(eq(sessionMaterials.id, id))
      .returning({ id: sessionMaterials.id })
    if (!gone.length) throw notFound('Session material')
    await dropDocument(writing, context, fileId)
    writing.changed('SessionMaterial', id, 'deleted')
    writing.changed('Session', sessionId)
    return { id }
  })
