import type { Connection } from '../kernel/database/database'
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
