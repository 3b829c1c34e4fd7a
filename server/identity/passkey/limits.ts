import { eq } from 'drizzle-orm'
import type { Connection } from '../../kernel/database/database'
import { conflict, invalid } from '../../kernel/errors'
import { passkeys } from './table'

const MOST_PASSKEYS = 10
const LONGEST_NAME = 60

/** The stored form of a name. Throws VALIDATION. */
export function nameOf(text: string): string {
  const name = text.trim()
  if (!name) throw invalid('name', 'Field is required')
  if (name.length > LONGEST_NAME) throw invalid('name', `A name has at most ${LONGEST_NAME} characters.`)
  return name
}

/** The person's passkeys, if there is room for one more. Throws CONFLICT. */
export async function passkeysWithRoom({ orm }: Pick<Connection, 'orm'>, userId: string) {
  const own = await orm.select().from(passkeys).where(eq(passkeys.userId, userId))
  if (own.length >= MOST_PASSKEYS)
    throw conflict(`You have ${MOST_PASSKEYS} passkeys, which is the most. Please remove one first.`)
  return own
}
