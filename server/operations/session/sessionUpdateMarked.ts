import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { lockSession } from '../../services/session/facts'
import { releaseMarks } from '../../services/session/release'
import { write } from '../../write'

export const sessionUpdateMarked: Operation<'sessionUpdateMarked'> = async ({ id, ...release }, context, info) =>
  write(context, async (writing) => {
    await releaseMarks(writing, context, await lockSession(writing, context, id), release)
    return writing.reader.one('Session', id, selectionOf(info))
  })
