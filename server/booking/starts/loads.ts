import type { Connection } from '../../kernel/database/database'
import { latestWeeks } from '../../kernel/time/weeks'
import type { Permit } from './timetable'

/** Tutors in the order of asking: the preferred one, then those with the fewest sessions ahead or to mark. */
export async function leastLoadedFirst(
  { query }: Pick<Connection, 'query'>,
  tutors: readonly Permit[],
  preferredId?: string | null,
): Promise<Permit[]> {
  if (tutors.length < 2) return [...tutors]
  const { rows } = await query({
    name: 'booking_loads',
    text: `select user_id as "userId", count(*)::int as load from session_attendees
      where user_id = any($1::uuid[]) and ahead and role <> 'candidate' group by user_id`,
    values: [tutors.map(({ userId }) => userId)],
  })
  const loads = new Map(rows.map(({ userId, load }) => [userId as string, load as number]))
  const rankOf = ({ userId }: Permit) => (userId === preferredId ? -1 : (loads.get(userId) ?? 0))
  // Sorting keeps the stable order of tutors with the same load.
  return [...tutors].sort((a, b) => rankOf(a) - rankOf(b))
}

/** What somebody has to do: `load` is what they are asked by. */
export interface Load {
  load: number
  thisWeek: number
  toMark: number
}

/** How much these tutors have to do, for people to read. */
export async function loadsOf(
  { query }: Pick<Connection, 'query'>,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Load>> {
  const [week] = latestWeeks(now, 1)
  const { rows } = await query({
    name: 'booking_loads_shown',
    text: `with open as (select a.user_id, count(*)::int as load, count(*) filter (where s.status in ('ready', 'marking'))::int as to_mark
        from session_attendees a join sessions s on s.id = a.session_id
        where a.user_id = any($1::uuid[]) and a.ahead and a.role <> 'candidate' group by a.user_id),
      week as (select a.user_id, count(*)::int as begun from sessions s join session_attendees a on a.session_id = s.id and a.role <> 'candidate'
        where s.start_at >= $2 and s.start_at < $3 and s.status not in ('pending', 'cancelled', 'expired') group by a.user_id)
      select who.id as "userId", coalesce(o.load, 0) as load, coalesce(o.to_mark, 0) as "toMark", coalesce(w.begun, 0) as "thisWeek"
      from unnest($1::uuid[]) as who(id) left join open o on o.user_id = who.id left join week w on w.user_id = who.id`,
    values: [[...userIds], week?.from ?? now, week?.until ?? now],
  })
  return new Map((rows as unknown as (Load & { userId: string })[]).map(({ userId, ...load }) => [userId, load]))
}
