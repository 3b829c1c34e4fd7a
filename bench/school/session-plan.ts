import { idOf } from '../database'
import type { Run } from './copy'
import { mockCopy } from './mocks'
import { hourOf, zoneOf } from './people'

export interface Counts {
  students: number
  tutors: number
  sessions: number
  /** The number of tutors from the demo school, which has already given them sessions ahead. */
  demoTutors: number
  mockCopies: number
}

/** Sessions a week for each tutor, each on its own day, so that no two of one person overlap. */
const A_WEEK = 5

/** The state of session `n`: a few ahead are held, some of the last days wait for marks, and nearly all others are marked. */
const aheadStatus = `case when n % 100 = 0 then 'pending' else 'booked' end`
const recentStatus = `(array['ready','ready','ready','marking','marking','in_progress','in_progress','marked','marked','marked'])[1 + n % 10]`
const pastStatus = `case when h = 0 then 'no_show' when h <= 60 then 'cancelled' when h <= 80 then 'expired' else 'marked' end`

/** The demo school's sessions that nobody has moved. One in progress is an open window. */
const patterns = `create temp table school_patterns on commit drop as
  select s.id, s.status, s.mock_id as mock, s.start_at, c.user_id as student, a.user_id as tutor,
    (row_number() over (partition by s.status order by s.id) - 1)::int as number, count(*) over (partition by s.status)::int as of
  from sessions s join session_types t on t.id = s.session_type_id
    join session_attendees c on c.session_id = s.id and c.role = 'candidate'
    join session_attendees a on a.session_id = s.id and a.role = 'tutor'
  where s.parent_id is null and not exists (select 1 from sessions k where k.parent_id = s.id)
    and (s.status <> 'in_progress' or (t.mode = 'window' and s.unready_message is null))`

/**
 * Plans each session: its students, tutors, start and the demo session that it copies. In each round through the past every student has one
 * session, and rounds use separate weeks. Ahead, every student has at most one.
 */
export async function planSessions(run: Run, counts: Counts): Promise<void> {
  const { students, tutors, sessions, demoTutors, mockCopies } = counts
  const newTutors = Math.max(0, tutors - demoTutors)
  const ahead = newTutors ? Math.min(Math.round(sessions / 25), students) : 0
  const recent = Math.min(Math.round(sessions / 50), students)
  const weeks = Math.ceil(Math.ceil(students / tutors) / A_WEEK)
  await run(patterns)
  await run(`create temp table school_sessions on commit drop as
    with numbered as (
      select n, n < ${ahead} as ahead, n - ${ahead} as p, abs(hashint4(n)::bigint) as chance, abs(hashint4(n + 1000003)::bigint) % 1000 as h from generate_series(0, ${sessions - 1}) n
    ), placed as (
      select n, chance, 'ahead' as time, ${aheadStatus} as status, ${students} - 1 - n as student, ${demoTutors} + n % ${newTutors || 1} as tutor,
        1 + n / ${(newTutors || 1) * A_WEEK} as week, n / ${newTutors || 1} % ${A_WEEK} as day
      from numbered where ahead
      union all
      select n, chance, case when p < ${recent} then 'recent' else 'past' end,
        case when p >= ${recent} then ${pastStatus} when p % 200 = 199 then 'in_review' else ${recentStatus} end,
        p % ${students}, (p % ${students} + 37 * (p / ${students})) % ${tutors},
        -3 - p / ${students} * ${weeks} - p % ${students} / ${tutors * A_WEEK}, p % ${students} / ${tutors} % ${A_WEEK}
      from numbered where not ahead
    )
    select ${idOf('session', 's.n')} as id, s.n, q.id as model, u.id as student, case when s.time = 'ahead' and s.n % 200 = 7 then null else t.id end as tutor, o.id as other,
      q.student as model_student, q.tutor as model_tutor, ${mockCopy('q.mock', `(s.n % ${mockCopies})`)} as mock,
      case when s.time = 'recent' then -(s.n % 600) * interval '1 minute'
        else (date_trunc('week', now())::date + s.week * 7 + s.day + make_time(${hourOf('t.n', 's.day')}, 0, 0)) at time zone ${zoneOf('t.n')} - q.start_at end as shift
    from placed s
      join school_students u on u.n = s.student
      join school_tutors t on t.n = s.tutor
      join school_tutors o on o.n = (s.tutor + 1) % ${tutors}
      join school_patterns q on q.status = s.status and q.number = s.chance % q.of`)
  await run('create unique index on school_sessions (id)')
  await run('create index on school_sessions (model)')
  await run('analyze school_sessions')
}
