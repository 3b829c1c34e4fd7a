import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { lockSession } from './facts'
import { handBack } from './hand-back'

export const sessionUpdateUnready: Operation<'sessionUpdateUnready'> = async ({ id, ...reason }, context, info) =>
  write(context, async (writing) => {
    await handBack(writing, context, await lockSession(writing, context, id), reason)
    return writing.reader.one('Session', id, selectionOf(info))
  })
