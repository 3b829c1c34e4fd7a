import { eq } from 'drizzle-orm'
import { driveFiles } from '../../files/drive-file/table'
import { forbidden } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { ownMaterial } from './own-material'

export const sessionMaterialUpdate: Operation<'sessionMaterialUpdate'> = (
  { id, title, studentCanView },
  context,
  info,
) =>
  write(context, async (writing) => {
    const { sessionIds, fileId, isProtected } = await ownMaterial(writing, context, id)
    // A suggested answer comes with the marks, whatever anybody sets.
    if (isProtected && studentCanView) throw forbidden('A suggested answer is released with the marks.')
    const changed = {
      ...(typeof title === 'string' && { title }),
      ...(typeof studentCanView === 'boolean' && { studentCanView }),
    }
    if (Object.keys(changed).length) await writing.orm.update(driveFiles).set(changed).where(eq(driveFiles.id, fileId))
    writing.changed('SessionMaterial', id)
    for (const sessionId of sessionIds) writing.changed('Session', sessionId)
    return writing.reader.one('SessionMaterial', id, selectionOf(info))
  })
