import { extended, signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { actOf } from '../../kernel/write/acting'
import { write } from '../../kernel/write/write'
import { judge } from '../life/allowed'
import { lockSession } from '../life/facts'
import { correctMarks } from './correction'

export const sessionMarksCorrect: Operation<'sessionMarksCorrect'> = async ({ id, ...correction }, context, info) =>
  // In the audit log whoever corrects, since it holds what stood before.
  write(extended(context, { acting: actOf('sessionMarksCorrect', context) }), async (writing) => {
    const session = await lockSession(writing, context, id)
    judge('sessionMarksCorrect', session, signedIn(context), writing.now)
    await correctMarks(writing, context, session, correction)
    return writing.reader.one('Session', id, selectionOf(info))
  })
