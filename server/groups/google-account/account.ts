import { type MeetingLinks, MeetingRefused } from '../../gateways/meeting-links/meeting-links'
import { deriveKey, seal, unseal } from '../../gateways/sign-in/secrets'
import type { Services } from '../../kernel/context'
import type { Connection } from '../../kernel/database/database'
import type { Settings } from '../../kernel/settings'
import { googleAccounts } from './table'

type Secret = Pick<Settings, 'secret'>
const keyOf = ({ secret }: Secret) => deriveKey(secret, 'google-account')

/** A token as it is stored: whoever copies the database writes in no calendar with it. */
export const sealed = (token: string, settings: Secret): string => seal(token, keyOf(settings))

/** The token of an account; null: the server's key is another by now, so that it is lost. */
export function opened(token: string, settings: Secret): string | null {
  try {
    return unseal(token, keyOf(settings))
  } catch {
    return null
  }
}

/** The account, or nothing where none is connected. */
export async function keptAccount({ orm }: Pick<Connection, 'orm'>) {
  const [kept] = await orm.select().from(googleAccounts)
  return kept
}

/** What makes meetings in the calendar of the school's account. Throws MeetingRefused. */
export async function googleLinks({ google, database, settings }: Services): Promise<MeetingLinks> {
  const account = google && (await keptAccount(database))
  if (!google || !account) throw new MeetingRefused('not_connected', 'no account at Google is connected')
  const token = opened(account.token, settings)
  if (token === null) throw new MeetingRefused('account_ended', 'the token was sealed with another key')
  return google.meet(token)
}
