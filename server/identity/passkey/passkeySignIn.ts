import { eq } from 'drizzle-orm'
import { invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { type Writing, write } from '../../kernel/write/write'
import { readAs } from '../sign-in/read-as'
import { signIn } from '../sign-in/sign-in'
import { assertionAnswer, challengeOf } from './answers'
import { heldByBrowser, spendChallenge } from './challenges'
import { tellOwner } from './letters'
import { passkeys } from './table'
import { checkedAssertion } from './webauthn'

type Passkey = typeof passkeys.$inferSelect
type Use = Awaited<ReturnType<typeof checkedAssertion>>

const unknown = () => notFound('This passkey')

/**
 * Counts a use. False if the count did not rise, as with a copied passkey; a device that does not count says 0 each time. Source:
 * https://www.w3.org/TR/webauthn-3/#sctn-sign-counter
 */
async function countUse({ orm, now }: Writing, { id }: Passkey, use: Use): Promise<boolean> {
  // Locked, so that of two uses with the same count the second is noticed.
  const [kept] = await orm.select().from(passkeys).where(eq(passkeys.id, id)).for('update')
  if (!kept) throw unknown()
  const counts = use.counter > 0 || kept.counter > 0
  if (counts && use.counter <= kept.counter) return false
  await orm
    .update(passkeys)
    .set({ ...use, lastUsedAt: now })
    .where(eq(passkeys.id, id))
  return true
}

export const passkeySignIn: Operation<'passkeySignIn'> = async ({ response }, context, info) => {
  const answer = assertionAnswer(response)
  await spendChallenge(context, heldByBrowser(context), challengeOf(answer))
  const [passkey] = await context.database.orm.select().from(passkeys).where(eq(passkeys.credentialId, answer.id))
  if (!passkey) throw unknown()
  const use = await checkedAssertion(context, answer, passkey)
  const tokens = await write(context, async (writing) => {
    if (await countUse(writing, passkey, use)) {
      writing.changed('Passkey', passkey.id)
      // Something that the person has, opened by what they know or are.
      return signIn(context, writing, passkey.userId, { both: true })
    }
    await tellOwner(context, writing, 'refused', passkey)
    return null
  })
  // Thrown after the transaction, so that the mail goes out.
  if (!tokens)
    throw invalid('response', 'This passkey may have been copied, so it was refused. Please sign in by e-mail.')
  return { ...tokens, user: await readAs(context, tokens, info) }
}
