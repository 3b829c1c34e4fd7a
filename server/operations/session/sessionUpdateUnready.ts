import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { lockSession } from '../../services/session/facts'
import { handBack } from '../../services/session/hand-back'
import { write } from '../../write'

export const sessionUpdateUnready: Operation<'sessionUpdateUnready'> = async ({ id, ...reason }, context, info) =>
  write(context, async (writing) => {
    await handBack(writing, context, await lockSession(writing, context, id), reason)
    return writing.reader.one('Session', id, selectionOf(info))
  })
