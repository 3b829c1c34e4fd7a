import { signedIn } from '../../kernel/context'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { passSignIn } from './pass-sign-in'
import { refusalOf, spendCode } from './spend-code'
import { secondFactorOf } from './state'

export const secondFactorPass: Operation<'secondFactorPass'> = async ({ code }, context) => {
  if (signedIn(context).due !== 'code') throw conflict('Your sign-in waits for no code.')
  const { use, now, state } = await write(context, async (writing) => {
    const use = await spendCode(context, writing, signedIn(context).id, code)
    if (use === 'app' || use === 'recovery') await passSignIn(context, writing)
    return { use, now: writing.now, state: await secondFactorOf(writing, context) }
  })
  // Thrown after the transaction, so that a wrong try stays counted.
  const refusal = refusalOf(use, now)
  if (refusal) throw refusal
  return state
}
