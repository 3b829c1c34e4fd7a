import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { lockSession } from '../life/facts'
import { handIn } from '../life/hand-in'
import { requireAnswerVersion } from './written-answer'

export const sessionUpdateReady: Operation<'sessionUpdateReady'> = async ({ id, answerVersion }, context, info) =>
  write(context, async (writing) => {
    const session = await lockSession(writing, context, id)
    if (session.myRole !== 'candidate') throw conflict('Only the candidate hands in.', { current: session.status })
    if (answerVersion != null) await requireAnswerVersion(writing, session, answerVersion)
    await handIn(writing, context, session)
    return writing.reader.one('Session', id, selectionOf(info))
  })
