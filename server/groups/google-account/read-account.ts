import type { GoogleAccount } from '../../../schema/generated/types'
import type { Services } from '../../kernel/context'
import type { Connection } from '../../kernel/database/database'

const found = `select a.email, a.connected_at as "connectedAt", u.full_name as "connectedByName", a.failed_at as "failedAt", a.failure,
    (select count(*)::int from meeting_links l join meetings e on e.id = l.meeting_id
      where l.provider = 'google_meet' and l.made_at is not null and l.ending_at is null and e.end_at > $1) as "eventCount"
  from (select 1) as once left join google_accounts a on true left join users u on u.id = a.connected_by_id`

interface Found extends Omit<GoogleAccount, 'state' | 'hasZoom' | 'connectedAt' | 'failedAt'> {
  connectedAt: Date | null
  failedAt: Date | null
}

/** How the school's account stands, without its token. */
export async function readAccount(
  { query }: Pick<Connection, 'query'>,
  { google, zoom, clock }: Pick<Services, 'google' | 'zoom' | 'clock'>,
): Promise<GoogleAccount> {
  const { rows } = await query({ text: found, values: [clock.now()] })
  const { connectedAt, failedAt, ...kept } = rows[0] as unknown as Found
  const connected = failedAt ? 'failing' : 'connected'
  return {
    ...kept,
    connectedAt: connectedAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
    state: google ? (kept.email ? connected : 'not_connected') : 'not_configured',
    hasZoom: zoom !== null,
  }
}
