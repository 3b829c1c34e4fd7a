import { signedIn } from '../../context'
import { invalid } from '../../errors'
import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { judge } from '../../services/session/allowed'
import { titleOf, withUpload } from '../../services/session/documents'
import { findSession, lockSession } from '../../services/session/facts'
import { keepFile } from '../../services/uploads'
import { newId } from '../../tables/columns'
import { sessionMaterials } from '../../tables/session'
import { write } from '../../write'

export const sessionMaterialCreate: Operation<'sessionMaterialCreate'> = async (args, context, info) => {
  const { sessionId, studentCanView } = args
  const viewer = signedIn(context)
  const title = titleOf(args.title)
  // Asked before the upload is taken in, and again under the lock.
  const seen = await findSession({ orm: context.database.orm, reader: context.reader }, context, sessionId)
  judge('sessionMaterialCreate', seen, viewer, context.clock.now())
  if (!args.file) throw invalid('file', 'Field is required')
  return withUpload(context, args.file, title, (file) =>
    write(context, async (writing) => {
      judge('sessionMaterialCreate', await lockSession(writing, context, sessionId), viewer, writing.now)
      const fileId = await keepFile(writing, { ...file, studentCanView: studentCanView ?? true })
      const id = newId()
      await writing.orm.insert(sessionMaterials).values({ id, sessionId, fileId, insertedAt: writing.now })
      writing.changed('SessionMaterial', id, 'created')
      writing.changed('Session', sessionId)
      return writing.reader.one('SessionMaterial', id, selectionOf(info))
    }),
  )
}
