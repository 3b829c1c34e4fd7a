import { eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { users } from '../user/table'
import { requireFreshSignIn } from '../viewer/fresh-sign-in'
import { heldByPerson, issueChallenge } from './challenges'
import { passkeysWithRoom } from './limits'
import { creationOptions } from './webauthn'

export const passkeyRegistrationOptions: Operation<'passkeyRegistrationOptions'> = async (_args, context) => {
  const { id } = signedIn(context)
  await requireFreshSignIn(
    context,
    () => 'Your sign-in is more than ten minutes old. Please sign in again, then add the passkey.',
  )
  const known = await passkeysWithRoom(context.database, id)
  const [account] = await context.database.orm.select().from(users).where(eq(users.id, id))
  if (!account) throw notFound('Your account')
  return creationOptions(context, await issueChallenge(context, heldByPerson(context)), account, known)
}
