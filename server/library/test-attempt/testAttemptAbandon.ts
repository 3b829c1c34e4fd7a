import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { conflict, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { attemptFiles } from '../answer-to-mark/table'
import { ownStatus } from './own-status'
import { testAttempts } from './table'

/** Gives up a running attempt of the caller's own. */
export const testAttemptAbandon: Operation<'testAttemptAbandon'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    const { id: userId } = signedIn(context)
    const running = and(
      eq(testAttempts.id, id),
      eq(testAttempts.userId, userId),
      eq(testAttempts.status, 'in_progress'),
      isNull(testAttempts.turn),
      isNull(testAttempts.mockDayId),
      or(isNull(testAttempts.endsAt), gt(testAttempts.endsAt, writing.now)),
    )
    const [given] = await writing.orm
      .update(testAttempts)
      .set({ status: 'abandoned' })
      .where(running)
      .returning({ id: testAttempts.id })
    if (given) {
      // Nobody reads them any more, and they would take of their owner's space.
      await writing.orm.delete(attemptFiles).where(eq(attemptFiles.attemptId, id))
      writing.changed('TestAttempt', id)
    } else {
      const status = await ownStatus(writing, id, userId)
      if (!status) throw notFound(nameOf('TestAttempt'))
      if (status === 'in_progress')
        throw conflict(
          'This can be taken so many times only, belongs to a mock day, or its time is over. It will be handed in.',
        )
      if (status !== 'abandoned') throw conflict('This attempt was handed in.')
    }
    return writing.reader.one('TestAttempt', id, selectionOf(info))
  })
