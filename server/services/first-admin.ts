import { eq } from 'drizzle-orm'
import type { Services } from '../context'
import { users } from '../tables/user'
import { write } from '../write'
import { openWallet } from './ledger'

/** Makes the first admin from the settings, where there is none yet. */
export async function ensureAdmin(services: Services, address: string) {
  const email = address.trim().toLowerCase()
  await write(services, async (writing) => {
    if (await writing.orm.$count(users, eq(users.role, 'admin'))) return
    const [made] = await writing.orm
      .insert(users)
      .values({ email, role: 'admin' })
      .onConflictDoUpdate({ target: users.email, set: { role: 'admin' } })
      .returning({ id: users.id })
    if (made) await openWallet(writing, made.id)
  })
}
