import { eq } from 'drizzle-orm'
import { dropFile } from '../../files/drop-file'
import { signedIn } from '../../kernel/context'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { judge } from '../life/allowed'
import { lockSession } from '../life/facts'
import { sessionAnswers } from './table'

const whose = { sessionId: {}, fileId: {} }

export const sessionAnswerDelete: Operation<'sessionAnswerDelete'> = async ({ id }, context) =>
  write(context, async (writing) => {
    const answer = await writing.reader.one('SessionAnswer', id, whose)
    const { sessionId, fileId } = answer as unknown as { sessionId: string; fileId: string }
    judge('sessionAnswerDelete', await lockSession(writing, context, sessionId), signedIn(context), writing.now)
    const gone = await writing.orm
      .delete(sessionAnswers)
      .where(eq(sessionAnswers.id, id))
      .returning({ id: sessionAnswers.id })
    if (!gone.length) throw notFound('Session answer')
    await dropFile(writing, context, fileId)
    writing.changed('SessionAnswer', id, 'deleted')
    writing.changed('Session', sessionId)
    return { id }
  })
