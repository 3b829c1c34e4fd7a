import type { MeetingProvider } from '../../../schema/generated/types'
import type { Services } from '../../kernel/context'
import type { Connection } from '../../kernel/database/database'

/** The providers that make links now: Zoom where it is configured, Google where an account is connected too. */
export async function linkProviders(
  { query }: Pick<Connection, 'query'>,
  { google, zoom }: Pick<Services, 'google' | 'zoom'>,
): Promise<MeetingProvider[]> {
  const accounts = google ? (await query({ text: 'select 1 from google_accounts', values: [] })).rows : []
  return [...(accounts.length > 0 ? ['google_meet' as const] : []), ...(zoom ? ['zoom' as const] : [])]
}
