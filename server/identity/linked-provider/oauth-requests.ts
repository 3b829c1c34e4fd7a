import { eq } from 'drizzle-orm'
import type { Begun, IdentityProvider } from '../../gateways/sign-in/identity-provider'
import { hashSecret } from '../../gateways/sign-in/secrets'
import type { Context } from '../../kernel/context'
import { expired } from '../../kernel/errors'
import { oauthRequests } from '../sign-in/table'
import { browserHash } from '../viewer/browser-hash'

const MINUTES = 10

/** The person who must come back to finish a link; null for a sign-in. */
type Linking = { userId: string | null }

/** Stores the record that a sign-in needs when its browser returns; of the state only the hash. */
export async function keepRequest(
  context: Context,
  { id: provider }: Pick<IdentityProvider, 'id'>,
  { state, nonce, verifier, path, userId }: Begun & Linking & { path: string },
) {
  await context.database.orm.insert(oauthRequests).values({
    stateHash: hashSecret(state),
    provider,
    nonce,
    verifier,
    path,
    userId,
    browserHash: browserHash(context),
    expiresAt: new Date(context.clock.now().getTime() + MINUTES * 60_000),
  })
}

/** Takes the record out, which ends the state. Answers only the browser and person that began, at the same provider and in time. Throws EXPIRED. */
export async function takeRequest(
  context: Context,
  { id: provider }: Pick<IdentityProvider, 'id'>,
  { state, userId }: Pick<Begun, 'state'> & Linking,
): Promise<Begun & { path: string }> {
  const [kept] = await context.database.orm
    .delete(oauthRequests)
    .where(eq(oauthRequests.stateHash, hashSecret(state)))
    .returning()
  if (
    !kept ||
    kept.provider !== provider ||
    kept.userId !== userId ||
    kept.browserHash !== browserHash(context) ||
    kept.expiresAt <= context.clock.now()
  )
    throw expired('This sign-in has run out, or was begun in another browser. Please begin again.')
  const { nonce, verifier, path } = kept
  return { state, nonce, verifier, path }
}
