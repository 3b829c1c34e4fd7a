import { eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { rateLimited } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { sessions } from '../session/table'
import { judge } from './allowed'
import { lockSession } from './facts'
import { remindAttendees } from './letters'

const HOUR = 3_600_000

export const sessionGenerateAlarmEmail: Operation<'sessionGenerateAlarmEmail'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    const session = await lockSession(writing, context, id)
    judge('sessionGenerateAlarmEmail', session, signedIn(context), writing.now)
    const wait = session.remindedAt ? session.remindedAt.getTime() + HOUR - writing.now.getTime() : 0
    if (wait > 0) throw rateLimited(Math.ceil(wait / 1000))
    await writing.orm.update(sessions).set({ remindedAt: writing.now }).where(eq(sessions.id, id))
    await remindAttendees(writing, context, session, 'email_and_push')
    writing.changed('Session', id)
    return writing.reader.one('Session', id, selectionOf(info))
  })
