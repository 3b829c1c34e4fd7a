import { eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { judge } from '../../room/allowed'
import { lockSession } from '../../room/facts'
import { sessions } from '../../room/session/table'

export const sessionAssignmentAccept: Operation<'sessionAssignmentAccept'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    const session = await lockSession(writing, context, id)
    judge('sessionAssignmentAccept', session, signedIn(context), writing.now)
    await writing.orm
      .update(sessions)
      .set({ assignmentStatus: 'accepted', updatedAt: writing.now })
      .where(eq(sessions.id, id))
    writing.changed('Session', id)
    return writing.reader.one('Session', id, selectionOf(info))
  })
