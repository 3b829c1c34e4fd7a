import { and, eq, isNull } from 'drizzle-orm'
import { examUntil } from '../../../rules/room/session-timing'
import { clockMinutesWith } from '../../../rules/school/clock-minutes'
import { signedIn } from '../../kernel/context'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { adjustmentOf } from '../../school/adjustment/adjustment-of'
import { sessions } from '../session/table'
import { judge } from './allowed'
import { lockSession } from './facts'

export const sessionClockStart: Operation<'sessionClockStart'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    const session = await lockSession(writing, context, id)
    judge('sessionClockStart', session, signedIn(context), writing.now)
    if (!session.type.duration && !session.timeLimit)
      throw conflict('This station has no time of its own, and so no clock.')
    const minutes = clockMinutesWith(
      session.timeLimit ?? session.type.duration ?? 0,
      await adjustmentOf(writing, signedIn(context).id),
    )
    // An exam locks: its deadline becomes the end of its time, for the clock, the sweep and every screen.
    const locks = session.timeLimit ? { deadline: new Date(examUntil(session, minutes, writing.now.getTime())) } : {}
    const started = await writing.orm
      .update(sessions)
      .set({ clockStartedAt: writing.now, clockLength: minutes, ...locks, updatedAt: writing.now })
      .where(and(eq(sessions.id, id), isNull(sessions.clockStartedAt)))
      .returning({ id: sessions.id })
    if (started.length) writing.changed('Session', id)
    return writing.reader.one('Session', id, selectionOf(info))
  })
