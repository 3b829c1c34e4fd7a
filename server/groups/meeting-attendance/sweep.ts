import { NOBODY_MARKED_HOURS, UNMARKED_MINUTES } from '../../../rules/groups/attendance'
import type { Services } from '../../kernel/context'
import { write } from '../../kernel/write/write'
import { lockedEvent } from '../meeting/event'
import { markSomeAbsent } from '../meeting-member/finish'

const AT_ONCE = 100

/** Events whose unmarked people count as absent, as `absentFrom` of rules/groups/attendance says. */
const due = `select e.id from meetings e where e.attendance_finished_at is null and e.published_at is not null and e.cancelled_at is null
    and e.end_at <= $1::timestamptz - interval '${UNMARKED_MINUTES} minutes'
    and (e.end_at <= $1::timestamptz - interval '${NOBODY_MARKED_HOURS} hours'
      or exists (select 1 from meeting_members m where m.meeting_id = e.id and m.standing = 'attendee' and m.attendance is not null))
  order by e.end_at limit ${AT_ONCE}`

/** Marks those whom nobody has marked as absent, once their event is over for long enough. Safe to call twice. */
export async function sweepAttendance(services: Services): Promise<void> {
  const { rows } = await services.database.query({ text: due, values: [services.clock.now()] })
  for (const { id } of rows as { id: string }[]) while (await markSome(services, id));
}

/** Marks some of an event's people; answers whether there are more. Its time may have changed meanwhile. */
const markSome = (services: Services, id: string): Promise<boolean> =>
  write(services, async (writing) => {
    const { attendanceFinishedAt, cancelledAt, endAt } = await lockedEvent(writing, id)
    if (attendanceFinishedAt || cancelledAt || endAt > writing.now) return false
    return !(await markSomeAbsent(writing, id, null))
  })
