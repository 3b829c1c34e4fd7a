import { eq } from 'drizzle-orm'
import { signedIn } from '../../context'
import { rateLimited } from '../../errors'
import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { judge } from '../../services/session/allowed'
import { lockSession } from '../../services/session/facts'
import { remindAttendees } from '../../services/session/letters'
import { sessions } from '../../tables/session'
import { write } from '../../write'

const HOUR = 3_600_000

export const sessionGenerateAlarmEmail: Operation<'sessionGenerateAlarmEmail'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    const session = await lockSession(writing, context, id)
    judge('sessionGenerateAlarmEmail', session, signedIn(context), writing.now)
    const wait = session.remindedAt ? session.remindedAt.getTime() + HOUR - writing.now.getTime() : 0
    if (wait > 0) throw rateLimited(Math.ceil(wait / 1000))
    await writing.orm.update(sessions).set({ remindedAt: writing.now }).where(eq(sessions.id, id))
    await remindAttendees(writing, context, session)
    writing.changed('Session', id)
    return writing.reader.one('Session', id, selectionOf(info))
  })
