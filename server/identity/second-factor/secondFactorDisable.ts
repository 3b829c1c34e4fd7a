import { eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { tellOwner } from './letters'
import { refusalOf, spendCode } from './spend-code'
import { secondFactorOf } from './state'
import { recoveryCodes, secondFactors } from './table'

export const secondFactorDisable: Operation<'secondFactorDisable'> = async ({ code }, context) => {
  const userId = signedIn(context).id
  const { use, now, state } = await write(context, async (writing) => {
    const { required } = await secondFactorOf(writing, context)
    if (required) throw conflict('A role of yours asks for a second factor. You can set up another app in its place.')
    const use = await spendCode(context, writing, userId, code)
    if (!refusalOf(use, writing.now)) {
      await writing.orm.delete(secondFactors).where(eq(secondFactors.userId, userId))
      await writing.orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
      await tellOwner(context, writing, 'disabled', userId)
      writing.changed('User', userId)
    }
    return { use, now: writing.now, state: await secondFactorOf(writing, context) }
  })
  const refusal = refusalOf(use, now)
  if (refusal) throw refusal
  return state
}
