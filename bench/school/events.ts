import { idOf } from '../database'
import type { Run } from './copy'

const PEOPLE = 6
const event = idOf('event', 'n')

const kinds = `(array['revision_lecture','seminar','workshop','webinar','masterclass','demo_mock','q_and_a'])[1 + n % 7]`

/** One of five is ahead, within four months; the others were held in the last two years. One of four is a group's. */
const meetings = (count: number) => `
  insert into meetings (id, title, subtitle, type, timezone, start_at, end_at, price, members_limit, taken, study_group_id, practice_area_id, visibility,
    provider, link, published_at, attendance_finished_at, inserted_at, updated_at)
  select ${event}, (array['Attendance note','A bail application','Part 36 offers','Open book','Two executors'])[1 + n / 5 % 5] || ' ' || n, 'Bring your notes.', ${kinds},
    'Europe/London', at, at + interval '2 hours', n % 3 * 1500, 20 + n % 30, ${PEOPLE},
    case when n % 4 = 0 then (select id from groups where place = n / 4 % (select count(*) from groups)) end,
    (select id from areas where place = n % (select count(*) from areas)), 'authenticated', 'custom', 'https://meet.example/' || n,
    least(now(), at) - interval '20 days', case when at < now() then at + interval '3 hours' end, least(now(), at) - interval '30 days', least(now(), at) - interval '20 days'
  from generate_series(1, ${count}) n,
    lateral (select date_trunc('hour', now()) + case when n % 5 = 0 then (1 + n / 5 % 2880) * interval '1 hour' else -(3 + n * 7 % 16800) * interval '1 hour' end) as day(at)`

const planned = `with groups as (select id, row_number() over (order by id) - 1 as place from study_groups),
  areas as (select id, row_number() over (order by id) - 1 as place from practice_areas) `

/** The tutor who leads each of them. */
const lectors = (count: number) => `
  insert into meeting_members (id, meeting_id, user_id, type, paid, inserted_at, updated_at)
  select md5('lector' || g.n)::uuid, e.id, t.id, 'lector', 0, e.published_at, e.published_at
  from (select count(*)::int as of from school_tutors) as tutors
    cross join generate_series(1, ${count}) as g(n)
    join meetings e on e.id = ${event}
    join school_tutors t on t.n = g.n % tutors.of`

/** The students who come to each of them, or came. */
const attendees = (count: number) => `
  insert into meeting_members (id, meeting_id, user_id, type, bought_at, paid, free_until, later_percent, attendance, marked_at, inserted_at, updated_at)
  select md5('ticket' || g.n || '-' || k)::uuid, e.id, s.id, 'attendee', e.published_at, e.price, e.start_at - interval '1 day', 50,
    case when e.end_at < now() then 'present' end, case when e.end_at < now() then e.end_at end, e.published_at, e.published_at
  from (select count(*)::int as of from school_students) as students
    cross join generate_series(1, ${count}) as g(n)
    cross join generate_series(1, ${PEOPLE}) k
    join meetings e on e.id = ${event}
    join school_students s on s.n = (g.n * 11 + k) % students.of
  on conflict do nothing`

/** Adds events to a school whose students and tutors are planned, with those who lead them and come. */
export async function addEvents(run: Run, count: number): Promise<void> {
  await run(planned + meetings(count))
  await run('analyze meetings')
  await run(lectors(count))
  await run(attendees(count))
}
