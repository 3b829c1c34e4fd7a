import type { Asking } from '../../money/sold'

/** What somebody has at a time: sessions that they attend, other events that they have a ticket for or lead, and what is busy in their calendars elsewhere. */
const text = `select coalesce(
    (select s.name from session_attendees a join sessions s on s.id = a.session_id join session_types t on t.id = s.session_type_id
      where a.user_id = $1 and t.mode = 'live' and s.status in ('pending', 'booked', 'ready', 'in_progress') and s.start_at < e.end_at and s.end_at > e.start_at limit 1),
    (select o.title from meeting_members m join meetings o on o.id = m.meeting_id
      where m.user_id = $1 and m.standing in ('attendee', 'lector', 'moderator') and o.id <> e.id and o.cancelled_at is null
        and o.start_at < e.end_at and o.end_at > e.start_at limit 1),
    (select c.name from busy_times b join busy_calendars c on c.id = b.calendar_id
      where b.user_id = $1 and b."from" < e.end_at and b."until" > e.start_at limit 1)) as clash
  from meetings e where e.id = $2`

/** The name of a session or event that a person has at the time of an event, or of a calendar of theirs that is busy then; null: none. */
export async function clashOf({ query }: Pick<Asking, 'query'>, userId: string, meetingId: string) {
  const { rows } = await query({ name: 'meeting_clash', text, values: [userId, meetingId] })
  return (rows[0]?.clash as string | null | undefined) ?? null
}
