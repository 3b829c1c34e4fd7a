import type { Services } from '../../kernel/context'
import { spoken } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'
import { users } from '../user/table'

/** Creates what each noun gives a new account, such as the wallet. */
export async function furnishAccount({ nouns }: Pick<Services, 'nouns'>, writing: Writing, userId: string) {
  for (const noun of nouns) await noun.accountMade?.(writing, userId)
}

/** Creates the account of an address, in the language of the request, with all that belongs to it; nothing if there is one by now. */
export async function makeAccount(services: Pick<Services, 'nouns'>, writing: Writing, email: string) {
  const [made] = await writing.orm
    .insert(users)
    .values({ email, locale: spoken(), insertedAt: writing.now, updatedAt: writing.now })
    .onConflictDoNothing()
    .returning()
  if (!made) return undefined
  await furnishAccount(services, writing, made.id)
  writing.changed('User', made.id, 'created')
  return made
}
