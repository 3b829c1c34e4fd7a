import { and, eq } from 'drizzle-orm'
import { signedIn } from '../../context'
import { notFound } from '../../errors'
import type { Operation } from '../../operation'
import { tellOwner } from '../../services/passkeys/letters'
import { passkeys } from '../../tables/passkey'
import { write } from '../../write'

export const passkeyDelete: Operation<'passkeyDelete'> = ({ id }, context) =>
  write(context, async (writing) => {
    const own = and(eq(passkeys.id, id), eq(passkeys.userId, signedIn(context).id))
    const [removed] = await writing.orm.delete(passkeys).where(own).returning()
    if (!removed) throw notFound('This passkey')
    await tellOwner(context, writing, 'removed', removed)
    writing.changed('Passkey', id, 'deleted')
    return { id }
  })
