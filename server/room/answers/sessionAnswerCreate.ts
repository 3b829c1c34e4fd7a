import type { GraphQLResolveInfo } from 'graphql'
import { keepFile, type Upload, withUpload } from '../../files/uploads'
import { type Context, signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { judge } from '../life/allowed'
import { type FoundSession, findSession, lockSession } from '../life/facts'
import { closedSince, handInLate } from './closed-since'
import { sessionAnswers } from './table'

/** Adds the document if the session took answers when its last byte had come, since an upload can outlast the deadline. */
const keepAnswer = (context: Context, info: GraphQLResolveInfo, seen: FoundSession, file: Upload) =>
  write(context, async (writing) => {
    const sessionId = seen.id
    const session = await lockSession(writing, context, sessionId)
    const asItArrived = closedSince(session, seen, file.arrivedAt) ? { ...session, status: seen.status } : session
    judge('sessionAnswerCreate', asItArrived, signedIn(context), file.arrivedAt)
    if (session.status === 'expired') await handInLate(writing, session)
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
  const { sessionId, title } = args
  const seen = await findSession({ orm: context.database.orm, reader: context.reader }, context, sessionId)
  judge('sessionAnswerCreate', seen, signedIn(context), context.clock.now())
  if (!args.file) throw invalid('file', 'Field is required')
  return withUpload(context, args.file, title, (file) => keepAnswer(context, info, seen, file))
}
