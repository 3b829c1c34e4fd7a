import type { Services } from '../../kernel/context'
import { opened } from './account'
import type { googleAccounts } from './table'

/** Tells Google that the token of an account is not used any more. Where Google does not listen, its owner can still take the right away there. */
export async function forget(
  { google, settings, log }: Services,
  { token }: Pick<typeof googleAccounts.$inferSelect, 'token'>,
): Promise<void> {
  const refreshToken = opened(token, settings)
  if (!google || refreshToken === null) return
  await google
    .revoke(refreshToken)
    .catch((error: Error) => log.warn({ provider: 'google', reason: error.message }, error.name))
}
