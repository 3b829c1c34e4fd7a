import { eq } from 'drizzle-orm'
import { driveFiles } from '../../files/drive-file/table'
import { type Context, signedIn } from '../../kernel/context'
import { forbidden } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { judge } from '../life/allowed'
import { actorsOf, lockTogether } from '../life/facts'

const whose = { sessionId: {}, fileId: {} }

/** A document of a session that the viewer may change: staff any, a tutor their own; a suggested answer belongs to the school. Locks the session, with the other seats of a joint one. */
export async function ownMaterial(writing: Writing, context: Context, id: string) {
  const viewer = signedIn(context)
  const material = await writing.reader.one('SessionMaterial', id, whose)
  const { sessionId, fileId } = material as unknown as { sessionId: string; fileId: string }
  const [session, ...others] = await lockTogether(writing, context, sessionId)
  const [file] = await writing.orm.select().from(driveFiles).where(eq(driveFiles.id, fileId))
  if (!actorsOf(session, viewer).includes('staff')) {
    judge('sessionMaterialCreate', session, viewer, writing.now)
    if (file?.ownerId !== viewer.id || file.protected) throw forbidden()
  }
  return { sessionIds: [session, ...others].map((each) => each.id), fileId, isProtected: file?.protected ?? false }
}
