import { and, eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { tellOwner } from './letters'
import { passkeys } from './table'

export const passkeyDelete: Operation<'passkeyDelete'> = ({ id }, context) =>
  write(context, async (writing) => {
    const own = and(eq(passkeys.id, id), eq(passkeys.userId, signedIn(context).id))
    const [removed] = await writing.orm.delete(passkeys).where(own).returning()
    if (!removed) throw notFound('This passkey')
    await tellOwner(context, writing, 'removed', removed)
    writing.changed('Passkey', id, 'deleted')
    return { id }
  })
