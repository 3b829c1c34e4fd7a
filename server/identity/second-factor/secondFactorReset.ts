import { eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { conflict, forbidden } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { passkeys } from '../passkey/table'
import { refuseAbove } from '../person/rank'
import { tellOwner } from './letters'
import { recoveryCodes, secondFactors } from './table'

export const secondFactorReset: Operation<'secondFactorReset'> = async ({ userId }, context) => {
  const viewer = signedIn(context)
  if (userId === viewer.id) throw forbidden('Please change your own second factor in your account.')
  return write(context, async (writing) => {
    await refuseAbove(writing, viewer, userId)
    const apps = await writing.orm.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning()
    const keys = await writing.orm.delete(passkeys).where(eq(passkeys.userId, userId)).returning()
    if (!apps.some(({ enabledAt }) => enabledAt) && !keys.length) throw conflict('This person has no second factor.')
    await writing.orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    const gone = keys.map(({ name }) => name).join(', ')
    if (keys.length) await writing.noted({ record: 'passkeys', id: userId, field: 'names', before: gone, after: null })
    await tellOwner(context, writing, 'reset', userId)
    for (const { id } of keys) writing.changed('Passkey', id, 'deleted')
    writing.changed('User', userId)
    return { id: userId }
  })
}
