import type { Writing } from '../../kernel/write/write'

/** Ends holds and records it in their history, in the order of their ids, so that two callers cannot deadlock. `which` is SQL over sessions `s`. */
const ending = (which: string) => `
  with ended as (update sessions set status = $2, cancel_reason = coalesce($3, cancel_reason), updated_at = $1
    where id in (select s.id from sessions s where s.status = 'pending' and ${which} order by s.id for update) and status = 'pending' returning id)
  insert into session_events (id, session_id, "from", "to", at, message) select gen_random_uuid(), id, 'pending', $2, $1, $3 from ended returning session_id as id`

const lapsed = ending('s.hold_until <= $1')
const held = ending(
  `s.id in (select a.session_id from session_attendees a where a.user_id = $4 and a.ahead and a.role = 'candidate')`,
)

async function end(writing: Writing, name: string, text: string, values: unknown[]) {
  const { rows } = await writing.query({ name, text, values: [writing.now, ...values] })
  for (const { id } of rows) writing.changed('Session', id as string)
}

/** Ends lapsed holds, so that their time is free for others. */
export const expireLapsed = (writing: Writing) => end(writing, 'booking_lapsed', lapsed, ['expired', null])

/** Ends a student's hold, because they take another start. */
export const replaceHold = (writing: Writing, studentId: string) =>
  end(writing, 'booking_replaced', held, ['cancelled', 'replaced by another hold', studentId])
