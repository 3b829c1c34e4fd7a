import { eq } from 'drizzle-orm'
import { unseal } from '../../gateways/sign-in/secrets'
import { stepOfCode } from '../../gateways/sign-in/totp'
import { signedIn } from '../../kernel/context'
import { expired, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { tellOwner } from './letters'
import { refuseUnlessOpen } from './open'
import { passSignIn } from './pass-sign-in'
import { makeRecoveryCodes } from './recovery-codes'
import { secretKey } from './spend-code'
import { secondFactors } from './table'

export const secondFactorEnable: Operation<'secondFactorEnable'> = ({ code }, context) => {
  refuseUnlessOpen(context)
  return write(context, async (writing) => {
    const { orm, now } = writing
    const userId = signedIn(context).id
    const own = eq(secondFactors.userId, userId)
    // Locked, so that of two tabs the later code is not taken for the earlier secret.
    const [begun] = await orm.select().from(secondFactors).where(own).for('update')
    if (!begun?.newSecretSealed || !begun.newSecretUntil || begun.newSecretUntil <= now)
      throw expired('This took longer than ten minutes. Please begin again.')
    const step = stepOfCode(unseal(begun.newSecretSealed, secretKey(context)), code.replace(/\s/g, ''), now)
    if (step === null)
      throw invalid('code', 'This code is not right. Please enter the six digits that the app shows now.')
    const none = { newSecretSealed: null, newSecretUntil: null, wrongTries: 0, lockedUntil: null }
    await orm
      .update(secondFactors)
      .set({ ...none, secretSealed: begun.newSecretSealed, enabledAt: now, lastStep: step })
      .where(own)
    const codes = await makeRecoveryCodes(context, writing, userId)
    await passSignIn(context, writing)
    await tellOwner(context, writing, 'enabled', userId)
    return { codes }
  })
}
