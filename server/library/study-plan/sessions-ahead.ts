import type { Connection } from '../../kernel/database/database'

/** A written one without a clock is counted as so long. */
const WRITTEN_MINUTES = 120

/** A written one may be done on any day of its term; its first counts. */
const ahead = `select s.id, s.name as title, s.start_at as at, coalesce(s.clock_length, s.time_limit,
    case when s.deadline is null then extract(epoch from s.end_at - s.start_at) / 60 else ${WRITTEN_MINUTES} end)::int as minutes
  from session_attendees a join sessions s on s.id = a.session_id
  where a.user_id = $1 and a.role = 'candidate' and s.status in ('booked', 'in_progress') and s.start_at >= $2 and s.start_at < $3
  order by s.start_at, s.id limit 500`

export interface SessionAhead {
  id: string
  title: string
  at: Date
  minutes: number
}

/** The sessions that somebody has booked, from one instant to another. */
export async function sessionsAhead(
  { query }: Pick<Connection, 'query'>,
  userId: string,
  { from, until }: { from: Date; until: Date },
): Promise<SessionAhead[]> {
  const { rows } = await query({ text: ahead, values: [userId, from, until] })
  return rows as unknown as SessionAhead[]
}
