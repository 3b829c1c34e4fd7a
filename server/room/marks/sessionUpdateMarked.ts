import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { lockSession } from '../life/facts'
import { releaseMarks } from './release'

export const sessionUpdateMarked: Operation<'sessionUpdateMarked'> = async ({ id, ...release }, context, info) =>
  write(context, async (writing) => {
    await releaseMarks(writing, context, await lockSession(writing, context, id), release)
    return writing.reader.one('Session', id, selectionOf(info))
  })
