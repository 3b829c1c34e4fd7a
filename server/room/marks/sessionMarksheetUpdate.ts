import { signedIn } from '../../kernel/context'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { judge } from '../life/allowed'
import { lockSession } from '../life/facts'
import { saveDraft } from './marksheet'

export const sessionMarksheetUpdate: Operation<'sessionMarksheetUpdate'> = async (args, context, info) => {
  const { sessionId, body, version } = args
  const viewer = signedIn(context)
  return write(context, async (writing) => {
    const session = await lockSession(writing, context, sessionId)
    judge('sessionMarksheetUpdate', session, viewer, writing.now)
    await saveDraft(writing, { session, body, version: version ?? 0, userId: viewer.id })
    const sheet = await writing.reader.find('SessionMarksheet', sessionId, selectionOf(info), 'sessionId')
    if (!sheet) throw notFound('Marksheet')
    return sheet
  })
}
