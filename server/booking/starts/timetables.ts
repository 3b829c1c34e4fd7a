import type { Connection } from '../../kernel/database/database'
import type { TimeRange } from '../../kernel/time/ranges'
import { minutesOf, weekRange } from '../../kernel/time/steps'
import type { Question } from './question'
import { type Permit, seatStarts, startsOf, type Timetable } from './timetable'
import { type FreeStart, startsIn, weekOf } from './weeks'

/** Facts about tutors: read from the database for each question, or remembered. */
export interface Timetables {
  /**
   * Tutors permitted on published mocks of a type and area, in a stable order; with interviewers, who mark skills only, if no law is marked. If a
   * tutor is named, at least that one.
   */
  permits(sessionTypeId: string, practiceAreaId: string, tutorId?: string | null): Promise<readonly Permit[]>
  /** The timetables of these tutors, in their order, complete for a period. */
  of(tutors: readonly Permit[], period: TimeRange): Promise<readonly Timetable[]>
  /** Their starts in a week, each with the tutors who are free: at least the starts asked for, perhaps others of the week. */
  week(
    week: number,
    question: Question,
    tutors: readonly Permit[],
    timetables: readonly Timetable[],
  ): Promise<readonly FreeStart[]>
}

declare module '../../kernel/context' {
  interface NounServices {
    /** The data behind lists of free starts. */
    timetables: Timetables
  }
}

const within = (asked: TimeRange, week: TimeRange): TimeRange => ({
  from: new Date(Math.max(+asked.from, +week.from)),
  until: new Date(Math.min(+asked.until, +week.until)),
})

type Asking = Pick<Connection, 'query'>

/** As the database has them now, or as the transaction sees them. */
export function timetablesIn(connection: Asking): Timetables {
  return {
    permits: (...asked) => readPermits(connection, ...asked),
    of: (tutors, period) =>
      readTimetables(
        connection,
        tutors.map(({ userId }) => userId),
        period,
      ),
    async week(week, question, tutors, timetables) {
      const period = within(question, weekRange(week))
      const found = await weekOf(timetables, (timetable, place) =>
        minutesOf(week, [
          ...startsOf(timetable, question, period),
          ...seatStarts(timetable, tutors[place] as Permit, question, period),
        ]),
      )
      return startsIn(week, found, tutors, tutors.length)
    },
  }
}

/** Joined to the mock `m`: its permission `p` for a person `u` who may conduct it. */
export const permittedSql = `
      join mock_permissions p on p.mock_id = m.id and p.type <> 'view' and (p.role = 'tutor' or (p.role = 'interviewer'
        and not exists (select 1 from jsonb_array_elements(m.marksheet) line where line->>'kind' = 'law')))
      join users u on u.id = p.user_id and u.disabled_at is null and u.type in ('tutoringSolicitor', 'interviewer')`

async function readPermits(
  { query }: Asking,
  sessionTypeId: string,
  practiceAreaId: string,
  tutorId: string | null = null,
) {
  const { rows } = await query({
    name: 'booking_permits',
    text: `
      select p.user_id as "userId", json_agg(json_build_object('id', m.id, 'role', p.role) order by m.id) as mocks
      from mocks m ${permittedSql}
      where m.session_type_id = $1 and m.practice_area_id = $2 and m.status = 'published' and ($3::uuid is null or p.user_id = $3)
      group by p.user_id order by p.user_id`,
    values: [sessionTypeId, practiceAreaId, tutorId],
  })
  return rows as unknown as Permit[]
}

/** As many people as one statement reads, because the embedded database holds the event loop while a statement runs. */
const MOST_AT_ONCE = 50
const DAY = 86_400_000

const inMs = (instant: string) => `round(extract(epoch from ${instant}) * 1000)`

/** Live time taken from the person `who.id` between $2 and $3. */
export const takenSql = `
  select coalesce(c.session_id, c.joint_id) as "sessionId", ${inMs('lower(c.during)')} as "from", ${inMs('upper(c.during)')} as "until",
    case when s.status = 'pending' then json_build_object('until', ${inMs('s.hold_until')}, 'candidateIds',
      array(select a.user_id from session_attendees a where a.session_id = s.id and a.role = 'candidate')) end as hold,
    case when c.joint_id = s.joint_id then json_build_object('id', s.joint_id, 'seats', s.seats, 'sessionTypeId', s.session_type_id,
      'practiceAreaId', s.practice_area_id, 'mockId', s.mock_id, 'startAt', ${inMs('s.start_at')}) end as joint
  from commitments c left join sessions s on s.id = c.session_id where c.user_id = who.id and c.during && tstzrange($2, $3)`

const hoursSql = `
  select id, timezone as zone, weekday, "from", "until", valid_from as "validFrom", valid_until as "validUntil",
    session_type_ids as "sessionTypeIds", practice_area_ids as "practiceAreaIds"
  from availability_rules where user_id = who.id`

/** Time off and extra hours; busy times of the person's own calendars are time off, unless they opened them again. */
const exceptionsSql = `
  select id, kind, ${inMs('"from"')} as "from", ${inMs('"until"')} as "until", session_type_ids as "sessionTypeIds",
    practice_area_ids as "practiceAreaIds", null::uuid as "calendarId"
  from availability_exceptions where user_id = who.id and "until" > $2 and "from" < $3
  union all select id, 'off', ${inMs('"from"')}, ${inMs('"until"')}, '{}', '{}', calendar_id
  from busy_times where user_id = who.id and "until" > $2 and "from" < $3 and opened_at is null`

export const asList = (text: string) => `(select coalesce(json_agg(part), '[]') from (${text}) part)`

const timetablesSql = `
  select ${asList(hoursSql)} as hours, ${asList(exceptionsSql)} as exceptions, ${asList(takenSql)} as taken
  from unnest($1::uuid[]) with ordinality as who(id, place) order by place`

/** People's timetables, in their order, with a day more on either side, since breaks and preparation reach over a period's edges. */
export async function readTimetables({ query }: Asking, userIds: readonly string[], { from, until }: TimeRange) {
  const found: Timetable[] = []
  for (let at = 0; at < userIds.length; at += MOST_AT_ONCE) {
    const some = userIds.slice(at, at + MOST_AT_ONCE)
    const values = [some, new Date(from.getTime() - DAY), new Date(until.getTime() + DAY)]
    const { rows } = await query({ name: 'booking_timetables', text: timetablesSql, values })
    found.push(...(rows as unknown as Timetable[]))
  }
  return found
}
