import { eq } from 'drizzle-orm'
import type { Connection } from '../../kernel/database/database'
import { conflict } from '../../kernel/errors'
import { passkeys } from './table'

const MOST_PASSKEYS = 10

/** The person's passkeys, if there is room for one more. Throws CONFLICT. */
export async function passkeysWithRoom({ orm }: Pick<Connection, 'orm'>, userId: string) {
  const own = await orm.select().from(passkeys).where(eq(passkeys.userId, userId))
  if (own.length >= MOST_PASSKEYS)
    throw conflict(`You have ${MOST_PASSKEYS} passkeys, which is the most. Please remove one first.`)
  return own
}
