import { signedIn } from '../../context'
import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { judge } from '../../services/session/allowed'
import { lockSession } from '../../services/session/facts'
import { saveDraft } from '../../services/session/marksheet'
import { write } from '../../write'

export const sessionMarksheetUpdate: Operation<'sessionMarksheetUpdate'> = async (args, context, info) => {
  const { sessionId, body, version } = args
  const viewer = signedIn(context)
  return write(context, async (writing) => {
    const session = await lockSession(writing, context, sessionId)
    judge('sessionMarksheetUpdate', session, viewer, writing.now)
    await saveDraft(writing, { session, body, version: version ?? 0, userId: viewer.id })
    return writing.reader.find('SessionMarksheet', sessionId, selectionOf(info), 'sessionId')
  })
}
