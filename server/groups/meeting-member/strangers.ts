import { holds, type Viewer } from '../../../access/viewer'
import { forbidden, notFound } from '../../kernel/errors'
import { nameOf } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'
import type { Event } from '../meeting/event'

const text = `select count(*)::int as here, count(m.user_id)::int as fellows from users u
  left join members m on m.user_id = u.id and m.study_group_id = $2 and m.state = 'accepted'
  where u.id = any($1::uuid[]) and u.confirmed_at is not null and u.disabled_at is null and u.archived_at is null`

/** Refuses people who are not here, and, of those who lead an event, anybody but the members of its group. Staff add whom they like. Throws NOT_FOUND, FORBIDDEN. */
export async function refuseStrangers(
  { query }: Pick<Writing, 'query'>,
  viewer: Viewer,
  { studyGroupId }: Event,
  userIds: readonly string[],
): Promise<void> {
  const { rows } = await query({ text, values: [userIds, studyGroupId] })
  const { here, fellows } = rows[0] as { here: number; fellows: number }
  const isStaff = holds(viewer, 'manage_meetings')
  // Of others nothing is said, not even whether they are here.
  if (!isStaff && fellows < userIds.length) throw forbidden('Of this event’s group alone you may add people.')
  if (here < userIds.length) throw notFound(nameOf('User'))
}
