import { eq } from 'drizzle-orm'
import type { Services } from '../../kernel/context'
import { write } from '../../kernel/write/write'
import { furnishAccount } from '../person/account'
import { users } from './table'

/** Creates the first admin from the settings, if there is none yet. */
export async function ensureAdmin(services: Services, email: string) {
  await write(services, async (writing) => {
    if (await writing.orm.$count(users, eq(users.role, 'admin'))) return
    const [made] = await writing.orm
      .insert(users)
      .values({ email, role: 'admin' })
      .onConflictDoUpdate({ target: users.email, set: { role: 'admin' } })
      .returning({ id: users.id })
    if (made) await furnishAccount(services, writing, made.id)
  })
}
