import { conflict } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { inTheWay, takeOtherTime } from '../../room/life/other-time'

const text = `select e.start_at as "from", e.end_at as until, case when e.published_at is not null and e.cancelled_at is null then
    array(select m.user_id from meeting_members m where m.meeting_id = e.id and m.standing = 'lector') else '{}' end as "userIds"
  from meetings e where e.id = $1`

/**
 * Takes the time of an event from its lectors, as a session does, while it is published and not cancelled; drafts take none. The event is locked. Throws CONFLICT where
 * one of them has something else then.
 */
export async function fitLectorsTime(writing: Writing, id: string): Promise<void> {
  const { rows } = await writing.query({ text, values: [id] })
  const { from, until, userIds } = rows[0] as { from: Date; until: Date; userIds: string[] }
  const time = { id, userIds, from, until }
  // What is over is in nobody's way.
  if (until <= writing.now) return
  const clash = await inTheWay(writing, time)
  if (clash) throw conflict(`${clash.name ?? 'A lector'} has ${clash.what} at this time.`, { field: 'startAt' })
  await takeOtherTime(writing, time)
}
