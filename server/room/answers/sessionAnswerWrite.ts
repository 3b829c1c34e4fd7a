import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { judge } from '../life/allowed'
import { lockSession } from '../life/facts'
import { requireAnswerVersion, saveWritten } from './written-answer'

export const sessionAnswerWrite: Operation<'sessionAnswerWrite'> = async (args, context, info) => {
  const { sessionId, content, version } = args
  return write(context, async (writing) => {
    const session = await lockSession(writing, context, sessionId)
    judge('sessionAnswerWrite', session, signedIn(context), writing.now)
    await requireAnswerVersion(writing, session, version)
    await saveWritten(writing, context, session, content)
    return writing.reader.one('Session', sessionId, selectionOf(info))
  })
}
