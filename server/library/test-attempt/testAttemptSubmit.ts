import { signedIn } from '../../kernel/context'
import { conflict, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { handInWithin } from './hand-in'
import { ownStatus } from './own-status'

/** Hands in the caller's own attempt; one that was handed in is answered as it is. */
export const testAttemptSubmit: Operation<'testAttemptSubmit'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    const { id: userId } = signedIn(context)
    if (!(await handInWithin(writing, context, id, { userId }))) {
      const status = await ownStatus(writing, id, userId)
      if (!status) throw notFound(nameOf('TestAttempt'))
      if (status === 'abandoned' || status === 'void') throw conflict('This attempt was given up.')
    }
    return writing.reader.one('TestAttempt', id, selectionOf(info))
  })
