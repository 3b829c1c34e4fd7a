import { conflict } from '../../errors'
import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { lockSession } from '../../services/session/facts'
import { handIn } from '../../services/session/hand-in'
import { write } from '../../write'

export const sessionUpdateReady: Operation<'sessionUpdateReady'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    const session = await lockSession(writing, context, id)
    if (session.myRole !== 'candidate') throw conflict('Only the candidate hands in.', { current: session.status })
    await handIn(writing, context, session)
    return writing.reader.one('Session', id, selectionOf(info))
  })
