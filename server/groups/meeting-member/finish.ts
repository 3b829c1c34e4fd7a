import type { Writing } from '../../kernel/write/write'
import type { Event } from '../meeting/event'

const absent = `update meeting_members set attendance = 'absent', marked_at = $2, marked_by_id = $3, updated_at = $2 where id in (
    select m.id from meeting_members m where m.meeting_id = $1 and m.standing = 'attendee' and m.attendance is null order by m.id limit $4 for update)
  returning id`
const finished = 'update meetings set attendance_finished_at = $2 where id = $1 and attendance_finished_at is null'

const AT_ONCE = 100

/**
 * Marks those with a ticket who are not marked as absent, by hundreds, and answers whether that was all of them: attendance is then finished. The event is
 * locked. Null as `by` is the server's own.
 */
export async function markSomeAbsent(
  { query, changed, now }: Writing,
  meetingId: string,
  by: string | null,
): Promise<boolean> {
  const { rows } = await query({ text: absent, values: [meetingId, now, by, AT_ONCE] })
  for (const { id } of rows) changed('MeetingMember', id as string)
  if (rows.length === AT_ONCE) return false
  await query({ text: finished, values: [meetingId, now] })
  changed('Meeting', meetingId)
  return true
}

/** Finishes the attendance of an event, which is locked: whoever is not marked is absent. */
export async function finishAttendance(writing: Writing, meetingId: string, by: string): Promise<void> {
  while (!(await markSomeAbsent(writing, meetingId, by)));
}

/** Opens attendance that is finished, since somebody is unmarked again or came to the event only now: the clock finishes it once more. The event is locked. */
export async function reopenAttendance(
  { query, changed }: Writing,
  { id, attendanceFinishedAt }: Pick<Event, 'id' | 'attendanceFinishedAt'>,
): Promise<void> {
  if (!attendanceFinishedAt) return
  await query({ text: 'update meetings set attendance_finished_at = null where id = $1', values: [id] })
  changed('Meeting', id)
}
