import { eq } from 'drizzle-orm'
import { signedIn } from '../../context'
import { notFound } from '../../errors'
import type { Operation } from '../../operation'
import { requireFreshSignIn } from '../../services/fresh-sign-in'
import { heldByPerson, issueChallenge } from '../../services/passkeys/challenges'
import { passkeysWithRoom } from '../../services/passkeys/limits'
import { creationOptions } from '../../services/passkeys/webauthn'
import { users } from '../../tables/user'

export const passkeyRegistrationOptions: Operation<'passkeyRegistrationOptions'> = async (_args, context) => {
  const { id } = signedIn(context)
  await requireFreshSignIn(context, 'add the passkey')
  const known = await passkeysWithRoom(context.database, id)
  const [account] = await context.database.orm.select().from(users).where(eq(users.id, id))
  if (!account) throw notFound('Your account')
  return creationOptions(context, await issueChallenge(context, heldByPerson(context)), account, known)
}
