import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { answerRequest } from './answer'

/** Declines a request. */
export const accessRequestDecline: Operation<'accessRequestDecline'> = async ({ id, answer }, context, info) =>
  write(context, async (writing) => {
    await answerRequest(writing, context, { id, status: 'declined', answer })
    return writing.reader.one('AccessRequest', id, selectionOf(info))
  })
