import { eq } from 'drizzle-orm'
import { accountDisabled } from '../../errors'
import type { Operation } from '../../operation'
import { dropEmailChanges } from '../../services/email-change'
import { openWallet } from '../../services/ledger'
import { deadLink, spendLink } from '../../services/one-time-links'
import { confirmProfile, isComplete } from '../../services/profile'
import { readAs } from '../../services/read-as'
import { signIn } from '../../services/sign-in'
import { users } from '../../tables/user'
import { type Writing, write } from '../../write'

/** The account of an address, made at the first click; a newcomer's wallet comes with it. */
export async function accountOf(writing: Writing, email: string) {
  const [known] = await writing.orm.select().from(users).where(eq(users.email, email))
  if (known) return known
  const [made] = await writing.orm
    .insert(users)
    .values({ email, insertedAt: writing.now, updatedAt: writing.now })
    .onConflictDoNothing()
    .returning()
  if (!made) return (await writing.orm.select().from(users).where(eq(users.email, email)))[0]
  await openWallet(writing, made.id)
  writing.changed('User', made.id, 'created')
  return made
}

export const web3Confirmation: Operation<'web3Confirmation'> = async ({ token, ...profile }, context, info) => {
  const tokens = await write(context, async (writing) => {
    const link = await spendLink(context, writing, token)
    if (!link) return null
    if (link.changesUserId) {
      await writing.orm.update(users).set({ email: link.email }).where(eq(users.id, link.changesUserId))
      await dropEmailChanges(writing, link.changesUserId)
      writing.changed('User', link.changesUserId)
    }
    const account = await accountOf(writing, link.email)
    if (!account || account.disabledAt) throw accountDisabled()
    if (!account.confirmedAt && isComplete(profile)) await confirmProfile(writing, account.id, profile)
    return signIn(context, writing, account.id)
  })
  if (!tokens) throw deadLink()
  return { ...tokens, user: await readAs(context, tokens, info) }
}
