import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { lockSession } from './facts'
import { recordNoShow } from './no-show'

export const sessionUpdateNoShow: Operation<'sessionUpdateNoShow'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    await recordNoShow(writing, context, await lockSession(writing, context, id))
    return writing.reader.one('Session', id, selectionOf(info))
  })
