import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context'
import { forbidden } from '../../kernel/errors'
import { signIns } from '../sign-in/table'

const FRESH_MS = 10 * 60_000

/** Refuses a person who signed in a while ago: an open device must not gain a lasting way in. Throws FORBIDDEN with the words given. */
export async function requireFreshSignIn({ database, clock, signInId }: Context, words: () => string): Promise<void> {
  const [held] = signInId ? await database.orm.select().from(signIns).where(eq(signIns.id, signInId)) : []
  if (!held || clock.now().getTime() - held.insertedAt.getTime() > FRESH_MS) throw forbidden(words())
}
