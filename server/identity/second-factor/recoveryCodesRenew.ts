import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { tellOwner } from './letters'
import { makeRecoveryCodes } from './recovery-codes'
import { refusalOf, spendCode } from './spend-code'

export const recoveryCodesRenew: Operation<'recoveryCodesRenew'> = async ({ code }, context) => {
  const userId = signedIn(context).id
  const { refusal, codes } = await write(context, async (writing) => {
    const refusal = refusalOf(await spendCode(context, writing, userId, code), writing.now)
    if (refusal) return { refusal, codes: [] }
    await tellOwner(context, writing, 'renewed', userId)
    return { refusal, codes: await makeRecoveryCodes(context, writing, userId) }
  })
  if (refusal) throw refusal
  return { codes }
}
