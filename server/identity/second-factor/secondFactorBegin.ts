import { eq } from 'drizzle-orm'
import { seal } from '../../gateways/sign-in/secrets'
import { newTotpSecret, totpUri } from '../../gateways/sign-in/totp'
import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { users } from '../user/table'
import { requireFreshSignIn } from '../viewer/fresh-sign-in'
import { refuseUnlessOpen } from './open'
import { secretKey } from './spend-code'
import { secondFactors } from './table'

const MINUTES = 10

export const secondFactorBegin: Operation<'secondFactorBegin'> = async (_args, context) => {
  const userId = signedIn(context).id
  refuseUnlessOpen(context)
  await requireFreshSignIn(
    context,
    () => 'Your sign-in is more than ten minutes old. Please sign in again, then set up the app.',
  )
  const secret = newTotpSecret()
  const account = await write(context, async ({ orm, now }) => {
    const begun = {
      newSecretSealed: seal(secret, secretKey(context)),
      newSecretUntil: new Date(now.getTime() + MINUTES * 60_000),
    }
    await orm
      .insert(secondFactors)
      .values({ userId, ...begun })
      .onConflictDoUpdate({ target: secondFactors.userId, set: begun })
    const [user] = await orm.select({ email: users.email }).from(users).where(eq(users.id, userId))
    return user?.email ?? ''
  })
  return { secret, uri: totpUri(secret, account) }
}
