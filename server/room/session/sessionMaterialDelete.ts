import { eq } from 'drizzle-orm'
import { driveFiles } from '../../files/drive-file/table'
import { signedIn } from '../../kernel/context'
import { forbidden, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { judge } from '../allowed'
import { dropDocument } from '../documents'
import { actorsOf, lockSession } from '../facts'
import { sessionMaterials } from './table'

const whose = { sessionId: {}, fileId: {} }

/** Staff delete any, a tutor their own; a suggested answer belongs to the school. */
export const sessionMaterialDelete: Operation<'sessionMaterialDelete'> = async ({ id }, context) => {
  const viewer = signedIn(context)
  return write(context, async (writing) => {
    const material = await writing.reader.one('SessionMaterial', id, whose)
    const { sessionId, fileId } = material as unknown as { sessionId: string; fileId: string }
    const session = await lockSession(writing, context, sessionId)
    const [file] = await writing.orm.select().from(driveFiles).where(eq(driveFiles.id, fileId))
    if (!actorsOf(session, viewer).includes('staff')) {
      judge('sessionMaterialCreate', session, viewer, writing.now)
      if (file?.ownerId !== viewer.id || file.protected) throw forbidden()
    }
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
}
