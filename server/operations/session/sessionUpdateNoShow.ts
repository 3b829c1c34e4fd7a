import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { lockSession } from '../../services/session/facts'
import { recordNoShow } from '../../services/session/no-show'
import { write } from '../../write'

export const sessionUpdateNoShow: Operation<'sessionUpdateNoShow'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    await recordNoShow(writing, context, await lockSession(writing, context, id))
    return writing.reader.one('Session', id, selectionOf(info))
  })
