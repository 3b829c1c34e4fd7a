import { keepFile } from '../../files/uploads'
import { signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { judge } from '../allowed'
import { titleOf, withUpload } from '../documents'
import { findSession, lockSession } from '../facts'
import { sessionMaterials } from './table'

export const sessionMaterialCreate: Operation<'sessionMaterialCreate'> = async (args, context, info) => {
  const { sessionId, studentCanView } = args
  const viewer = signedIn(context)
  const title = titleOf(args.title)
  // Checked before the upload is received, and again under the lock.
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
