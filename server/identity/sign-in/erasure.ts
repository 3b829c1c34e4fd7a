import { eq } from 'drizzle-orm'
import type { Services } from '../../kernel/context'
import type { Leaving } from '../../kernel/noun'
import type { Writing } from '../../kernel/write/write'
import { signOutEverywhere } from './sign-in'
import { oneTimeLinks } from './table'

/** Ends all sign-ins, and the links sent to the person's address. */
export async function eraseSignIns(writing: Writing, { userId, email }: Leaving, services: Services) {
  await signOutEverywhere(services, writing, userId, 'signed_out')
  await writing.orm.delete(oneTimeLinks).where(eq(oneTimeLinks.email, email))
}
