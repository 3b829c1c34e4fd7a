import { eq } from 'drizzle-orm'
import type { Context } from '../../context'
import type { Connection } from '../../database'
import { conflict, forbidden, invalid } from '../../errors'
import { passkeys } from '../../tables/passkey'
import { signIns } from '../../tables/sign-in'

const MOST_PASSKEYS = 10
const LONGEST_NAME = 60
const FRESH_MS = 10 * 60_000

/** A name as it is kept. Throws VALIDATION. */
export function nameOf(text: string): string {
  const name = text.trim()
  if (!name) throw invalid('name', 'Field is required')
  if (name.length > LONGEST_NAME) throw invalid('name', `A name has at most ${LONGEST_NAME} characters.`)
  return name
}

/** Refuses whoever signed in a while ago: a device that was left open must not be given a key to come back with. Throws FORBIDDEN. */
export async function requireFreshSignIn({ database, clock, signInId }: Context): Promise<void> {
  const [held] = signInId ? await database.orm.select().from(signIns).where(eq(signIns.id, signInId)) : []
  if (!held || clock.now().getTime() - held.insertedAt.getTime() > FRESH_MS)
    throw forbidden('Your sign-in is more than ten minutes old. Please sign in again, then add the passkey.')
}

/** Answers the person's passkeys where there is room for one more. Throws CONFLICT. */
export async function passkeysWithRoom({ orm }: Pick<Connection, 'orm'>, userId: string) {
  const own = await orm.select().from(passkeys).where(eq(passkeys.userId, userId))
  if (own.length >= MOST_PASSKEYS)
    throw conflict(`You have ${MOST_PASSKEYS} passkeys, which is the most. Please remove one first.`)
  return own
}
