import { keepFile, withUpload } from '../../files/uploads'
import { signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { judge } from '../life/allowed'
import { findSession, lockTogether } from '../life/facts'
import { sessionMaterials } from './table'

/** Adds a document to a session, and to the other seats of a joint one. */
export const sessionMaterialCreate: Operation<'sessionMaterialCreate'> = async (args, context, info) => {
  const { sessionId, title, studentCanView } = args
  const viewer = signedIn(context)
  // Checked before the upload is received, and again under the lock.
  const seen = await findSession({ orm: context.database.orm, reader: context.reader }, context, sessionId)
  judge('sessionMaterialCreate', seen, viewer, context.clock.now())
  if (!args.file) throw invalid('file', 'Field is required')
  return withUpload(context, args.file, title, (file) =>
    write(context, async (writing) => {
      const [session, ...others] = await lockTogether(writing, context, sessionId)
      judge('sessionMaterialCreate', session, viewer, writing.now)
      const fileId = await keepFile(writing, { ...file, studentCanView: studentCanView ?? true })
      const id = newId()
      const insertedAt = writing.now
      const added = [
        { id, sessionId, fileId, insertedAt },
        ...others.map((other) => ({ id: newId(), sessionId: other.id, fileId, insertedAt })),
      ]
      await writing.orm.insert(sessionMaterials).values(added)
      for (const each of added) {
        writing.changed('SessionMaterial', each.id, 'created')
        writing.changed('Session', each.sessionId)
      }
      return writing.reader.one('SessionMaterial', id, selectionOf(info))
    }),
  )
}
