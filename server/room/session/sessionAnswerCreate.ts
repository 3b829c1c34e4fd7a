import type { GraphQLResolveInfo } from 'graphql'
import { keepFile, type ReceivedFile, withUpload } from '../../files/uploads'
import { type Context, signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { judge } from '../allowed'
import { titleOf } from '../documents'
import { findSession, lockSession } from '../facts'
import { sessionAnswers } from './table'

/** Adds the document if the session still takes answers, since an upload can outlast the deadline. */
const keepAnswer = (context: Context, info: GraphQLResolveInfo, sessionId: string, file: ReceivedFile) =>
  write(context, async (writing) => {
    judge('sessionAnswerCreate', await lockSession(writing, context, sessionId), signedIn(context), writing.now)
    const fileId = await keepFile(writing, file)
    const id = newId()
    await writing.orm
      .insert(sessionAnswers)
      .values({ id, sessionId, fileId, insertedAt: writing.now, updatedAt: writing.now })
    writing.changed('SessionAnswer', id, 'created')
    writing.changed('Session', sessionId)
    return writing.reader.one('SessionAnswer', id, selectionOf(info))
  })

export const sessionAnswerCreate: Operation<'sessionAnswerCreate'> = async (args, context, info) => {
  const { sessionId } = args
  const title = titleOf(args.title)
  const seen = await findSession({ orm: context.database.orm, reader: context.reader }, context, sessionId)
  judge('sessionAnswerCreate', seen, signedIn(context), context.clock.now())
  if (!args.file) throw invalid('file', 'Field is required')
  return withUpload(context, args.file, title, (file) => keepAnswer(context, info, sessionId, file))
}
