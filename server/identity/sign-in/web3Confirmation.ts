import { eq } from 'drizzle-orm'
import type { Services } from '../../kernel/context'
import { accountDisabled } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { type Writing, write } from '../../kernel/write/write'
import { makeAccount } from '../person/account'
import { confirmProfile, isComplete } from '../person/profile'
import { users } from '../user/table'
import { spendLink, whyDead } from './one-time-links'
import { readAs } from './read-as'
import { signIn } from './sign-in'

/** The account of an address, created at the first click. */
async function accountOf(services: Services, writing: Writing, email: string) {
  const find = () => writing.orm.select().from(users).where(eq(users.email, email))
  const [known] = await find()
  return known ?? (await makeAccount(services, writing, email)) ?? (await find())[0]
}

export const web3Confirmation: Operation<'web3Confirmation'> = async ({ token, ...profile }, context, info) => {
  const tokens = await write(context, async (writing) => {
    const link = await spendLink(context, writing, token)
    if (!link) return null
    const account = await accountOf(context, writing, link.email)
    if (!account || account.disabledAt || account.archivedAt) throw accountDisabled()
    if (!account.emailVerifiedAt)
      await writing.orm.update(users).set({ emailVerifiedAt: writing.now }).where(eq(users.id, account.id))
    if (!account.confirmedAt && isComplete(profile)) await confirmProfile(writing, account.id, profile)
    return signIn(context, writing, account.id)
  })
  if (!tokens) throw await whyDead(context, token)
  return { ...tokens, user: await readAs(context, tokens, info) }
}
