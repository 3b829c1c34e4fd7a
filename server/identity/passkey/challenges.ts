import { and, eq, gt, lte } from 'drizzle-orm'
import { hashSecret, newSecret } from '../../gateways/sign-in/secrets'
import { type Context, signedIn } from '../../kernel/context'
import { expired } from '../../kernel/errors'
import { write } from '../../kernel/write/write'
import { passkeyChallenges } from './table'

/** How long a device has to answer. */
export const CHALLENGE_MS = 5 * 60_000

/** For adding a passkey: only the person who began may finish. */
export const heldByPerson = (context: Context) => `person ${signedIn(context).id}`
/** For signing in: only the browser that began may finish, so that no link signs a person in as somebody else. */
export const heldByBrowser = (context: Context) => `browser ${hashSecret(context.request.browser('passkey'))}`

/** Makes a challenge and stores only its hash. */
export async function issueChallenge(context: Context, holder: string): Promise<string> {
  const challenge = newSecret()
  await write(context, async ({ orm, now }) => {
    await orm.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now))
    const expiresAt = new Date(now.getTime() + CHALLENGE_MS)
    await orm.insert(passkeyChallenges).values({ hash: hashSecret(challenge), holder, expiresAt })
  })
  return challenge
}

/** Spends a challenge, whatever happens next: a second try needs a new one. Throws EXPIRED. */
export async function spendChallenge(context: Context, holder: string, challenge: string): Promise<void> {
  const [spent] = await context.database.orm
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, hashSecret(challenge)),
        eq(passkeyChallenges.holder, holder),
        gt(passkeyChallenges.expiresAt, context.clock.now()),
      ),
    )
    .returning({ hash: passkeyChallenges.hash })
  if (!spent) throw expired('That took too long. Please try again.')
}
