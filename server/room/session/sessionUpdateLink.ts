import { eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { judge } from '../life/allowed'
import { lockTogether } from '../life/facts'
import { sessions } from './table'

/** The https address of a room, without a password in it, or the room's id. Throws VALIDATION. */
function roomOf(text: string): string | null {
  const room = text.trim()
  if (!room) return null
  if (/^[\w.-]+( [\w.-]+)*$/.test(room)) return room
  const url = URL.canParse(room) ? new URL(room) : null
  if (url?.protocol !== 'https:' || url.username || url.password)
    throw invalid('zoomId', 'Give the https address of the room, or its id.')
  return url.href
}

/** Sets the room of a session, and of those that the tutor gives together with it. */
export const sessionUpdateLink: Operation<'sessionUpdateLink'> = async ({ id, zoomId }, context, info) => {
  const room = roomOf(zoomId)
  return write(context, async (writing) => {
    const [session, ...others] = await lockTogether(writing, context, id)
    judge('sessionUpdateLink', session, signedIn(context), writing.now)
    for (const each of [session, ...others]) {
      await writing.orm.update(sessions).set({ zoomId: room, updatedAt: writing.now }).where(eq(sessions.id, each.id))
      writing.changed('Session', each.id)
    }
    return writing.reader.one('Session', id, selectionOf(info))
  })
}
