import type { Services } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import { users } from './table'

/** Gives a new account what each noun says that it begins with, a wallet among it. */
export async function furnishAccount({ nouns }: Pick<Services, 'nouns'>, writing: Writing, userId: string) {
  for (const noun of nouns) await noun.accountMade?.(writing, userId)
}

/** Makes the account of an address, furnished; nothing where there is one by now. */
export async function makeAccount(services: Pick<Services, 'nouns'>, writing: Writing, email: string) {
  const [made] = await writing.orm
    .insert(users)
    .values({ email, insertedAt: writing.now, updatedAt: writing.now })
    .onConflictDoNothing()
    .returning()
  if (!made) return undefined
  await furnishAccount(services, writing, made.id)
  writing.changed('User', made.id, 'created')
  return made
}
