import { eq } from 'drizzle-orm'
import type { Operation } from '../../kernel/graphql/operation'
import { users } from '../user/table'
import { liveLink } from './one-time-links'

/** Only looks, since mail scanners open links and must not spend them. The link's holder holds the mailbox, so may see its address. */
export const web3Validate: Operation<'web3Validate'> = async ({ token }, context) => {
  const { email } = await liveLink(context, token)
  const [user] = await context.database.orm
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.email, email))
  return { email, user: user ?? null }
}
