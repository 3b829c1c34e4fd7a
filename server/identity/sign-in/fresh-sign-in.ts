import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context'
import { forbidden } from '../../kernel/errors'
import { signIns } from './table'

const FRESH_MS = 10 * 60_000

/** Refuses a person who signed in a while ago: an open device must not gain a lasting way in. Throws FORBIDDEN, saying what to do `then`. */
export async function requireFreshSignIn({ database, clock, signInId }: Context, then: string): Promise<void> {
  const [held] = signInId ? await database.orm.select().from(signIns).where(eq(signIns.id, signInId)) : []
  if (!held || clock.now().getTime() - held.insertedAt.getTime() > FRESH_MS)
    throw forbidden(`Your sign-in is more than ten minutes old. Please sign in again, then ${then}.`)
}
