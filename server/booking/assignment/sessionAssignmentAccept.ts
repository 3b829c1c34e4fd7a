import { eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { judge, refused } from '../../room/life/allowed'
import { lockTogether } from '../../room/life/facts'
import { sessions } from '../../room/session/table'

/** Accepts a session, and with it those that the tutor gives together with it. */
export const sessionAssignmentAccept: Operation<'sessionAssignmentAccept'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    const viewer = signedIn(context)
    const [session, ...others] = await lockTogether(writing, context, id)
    judge('sessionAssignmentAccept', session, viewer, writing.now)
    const accepted = [
      session,
      ...others.filter((each) => !refused('sessionAssignmentAccept', each, viewer, writing.now)),
    ]
    for (const each of accepted) {
      await writing.orm
        .update(sessions)
        .set({ assignmentStatus: 'accepted', acceptedAt: writing.now, updatedAt: writing.now })
        .where(eq(sessions.id, each.id))
      writing.changed('Session', each.id)
    }
    return writing.reader.one('Session', id, selectionOf(info))
  })
