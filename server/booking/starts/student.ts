import type { Connection } from '../../kernel/database/database'
import type { Question } from './question'
import { standsInTheWay, type Taken } from './timetable'
import { asList, takenSql } from './timetables'

/** The facts of a student that decide which starts they can book. */
export interface Student {
  /** Mocks that they have sat or booked; their hold does not count, since the next one replaces it. */
  sat: ReadonlySet<string>
  /** Whether they are free from the opening of the materials to the end of a session that starts here. */
  isFree(at: number): boolean
}

const MINUTE = 60_000
const DAY = 86_400_000

/** The mocks that the person `who.id` has sat or booked, as `Student.sat` counts them. A session that was missed and reinstated gives its mock back. */
export const satSql = `
  select distinct s.mock_id from session_attendees a join sessions s on s.id = a.session_id
    where a.user_id = who.id and a.role = 'candidate' and s.mock_id is not null
      and not (s.status = 'no_show' and exists (select 1 from no_show_disputes d where d.session_id = s.id and d.outcome = 'reinstated'))
      and not (s.status = 'pending' or (s.status = 'expired' and s.hold_until is not null)
        or (s.status = 'cancelled' and not exists (select 1 from session_events e where e.session_id = s.id and e."to" = 'cancelled'
          and e."from" = 'booked' and e.at >= s.access_open)))`

const facts = `
  select (select coalesce(json_agg(sat.mock_id), '[]') from (${satSql}) sat) as sat,
    ${asList(takenSql)} as taken
  from (select $1::uuid as id) who`

/** Always read from the database: it is one person's, and the next click depends on it. */
export async function readStudent({ query }: Pick<Connection, 'query'>, question: Question): Promise<Student> {
  const { studentId, type, from, until } = question
  const [preparation, duration] = [type.preparationTime * MINUTE, (type.duration ?? 60) * MINUTE]
  const values = [studentId, new Date(from.getTime() - preparation - DAY), new Date(until.getTime() + duration + DAY)]
  const { rows } = await query({ name: 'booking_student', text: facts, values })
  const [{ sat, taken }] = rows as unknown as [{ sat: string[]; taken: Taken[] }]
  const busy = taken.filter(standsInTheWay(question))
  return {
    sat: new Set(sat),
    isFree(at) {
      return !busy.some((each) => each.from < at + duration && at - preparation < each.until)
    },
  }
}
