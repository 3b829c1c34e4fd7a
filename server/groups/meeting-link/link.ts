import type { MeetingProvider } from '../../../schema/generated/types'
import type { Connection } from '../../kernel/database/database'

const kept = `select l.id, l.meeting_id as "meetingId", l.provider, l.asked_at as "askedAt", l.made_at as "madeAt", l.external_id as "externalId", l.ending_at as "endingAt",
    l.told_title as "toldTitle", l.told_from as "toldFrom", l.told_until as "toldUntil", e.title, e.start_at as "from", e.end_at as until, e.timezone
  from meeting_links l left join meetings e on e.id = l.meeting_id where l.id = $1`

export interface Link {
  id: string
  meetingId: string | null
  provider: MeetingProvider
  askedAt: Date | null
  madeAt: Date | null
  externalId: string | null
  endingAt: Date | null
  toldTitle: string | null
  toldFrom: Date | null
  toldUntil: Date | null
}

export interface Planned extends Link {
  meetingId: string
  title: string
  from: Date
  until: Date
  timezone: string
}

/** What is still to be done for a link: it follows from its row alone, so that nothing is done twice. */
export function nextAct(link: Planned, now: Date): 'make' | 'move' | 'end' | null {
  if (link.endingAt) return 'end'
  if (!link.meetingId || link.until <= now) return null
  if (!link.madeAt) return 'make'
  const isTold =
    link.toldTitle === link.title && +(link.toldFrom ?? 0) === +link.from && +(link.toldUntil ?? 0) === +link.until
  return isTold ? null : 'move'
}

/** A link with its event, as they are now. */
export async function keptLink({ query }: Pick<Connection, 'query'>, id: string): Promise<Planned | undefined> {
  const { rows } = await query({ text: kept, values: [id] })
  return rows[0] as unknown as Planned | undefined
}
