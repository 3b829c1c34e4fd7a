import { firstNameOf, idOf, lastNameOf } from '../database'
import { copyRows, type Run } from './copy'

/** The address with which the student of this number signs in. */
export const studentEmail = (number: number) => `student${number}@school.example`

const known = `from users u where role = 'user' and disabled_at is null and confirmed_at is not null
  and not exists (select 1 from user_roles r where r.user_id = u.id)`

/** Plans `count` people of a kind: first those of the demo school, then copies of them in turn. */
async function planPeople(run: Run, plan: string, kind: string, type: string, count: number): Promise<number> {
  await run(`create temp table ${plan} on commit drop as
    select (row_number() over (order by inserted_at, id) - 1)::int as n, id, id as model, interval '0' as shift ${known} and type = '${type}'`)
  const { rows } = await run(`select count(*)::int as count from ${plan}`)
  const models = rows[0]?.count as number
  await run(`insert into ${plan}
    select g, ${idOf(kind, 'g')}, p.id, -(g * 13 % 700) * interval '1 day'
    from generate_series(${models}, ${count - 1}) g join ${plan} p on p.n = g % ${models}`)
  await run(`create unique index on ${plan} (n)`)
  await run(`analyze ${plan}`)
  return models
}

async function addPeople(run: Run, plan: string, kind: string): Promise<void> {
  const from = (table: string, key: string) => `${plan} m join ${table} x on x.${key} = m.model where m.id <> m.model`
  await copyRows(run, {
    table: 'users',
    from: from('users', 'id'),
    set: {
      id: 'm.id',
      email: `'${kind}' || m.n || '@school.example'`,
      first_name: firstNameOf('m.n'),
      last_name: lastNameOf('m.n'),
      nickname: firstNameOf('m.n'),
      last_seen_at: `now() - (m.n * 7 % 900) * interval '1 hour'`,
      avatar: 'null',
    },
  })
  await copyRows(run, {
    table: 'accounts',
    from: from('accounts', 'user_id'),
    set: { id: idOf(`${kind} wallet`, 'm.n'), user_id: 'm.id', balance: '0', bonus: '0', vat_paid: '0', discount: '0' },
  })
  await copyRows(run, {
    table: 'user_practice_areas',
    from: from('user_practice_areas', 'user_id'),
    set: { user_id: 'm.id' },
  })
}

/** Adds students with their wallets and areas. */
export async function addStudents(run: Run, count: number): Promise<void> {
  await planPeople(run, 'school_students', 'student', 'aspiringSolicitor', count)
  await addPeople(run, 'school_students', 'student')
}

/** The hour at which tutor `n` begins on day `k` of the week. */
export const hourOf = (n: string, k: string) => `(8 + (${n} + 2 * ${k}) % 8)`
/** The zone in which tutor `n` lives. */
export const zoneOf = (n: string) =>
  `(array['Europe/London','Europe/London','Europe/London','Europe/Lisbon','Europe/Paris','America/New_York','Asia/Kolkata'])[1 + ${n} % 7]`

/**
 * Adds tutors with five to eight weekly rules, who are away now and then. Each may conduct every mock, which is the most expensive case for free
 * starts. Answers how many of them belong to the demo school.
 */
export async function addTutors(run: Run, count: number): Promise<number> {
  const models = await planPeople(run, 'school_tutors', 'tutor', 'tutoringSolicitor', count)
  await addPeople(run, 'school_tutors', 'tutor')
  const hour = hourOf('m.n', 'k')
  const time = (value: string) => `lpad((${value})::text, 2, '0') || ':00'`
  await run(`insert into availability_rules (id, user_id, timezone, weekday, "from", "until", valid_from)
    select ${idOf('rule', `(m.n || '-' || k)`)}, m.id, ${zoneOf('m.n')}, (array[1, 2, 3, 4, 5, 6, 7, 3])[k + 1],
      case k when 7 then '21:00' else ${time(hour)} end, case k when 7 then '23:00' else ${time(`${hour} + 3 + m.n % 3`)} end, current_date - 700
    from school_tutors m, generate_series(0, 4 + m.n % 4) k where m.id <> m.model`)
  await run(`insert into availability_exceptions (id, user_id, kind, "from", "until", note)
    select ${idOf('exception', `(m.n || '-' || week)`)}, m.id, case when m.n % 5 = 0 then 'extra' else 'off' end,
      monday + interval '5 days 16 hours', monday + interval '5 days 19 hours', 'A change of hours'
    from school_tutors m, generate_series(-20, 10) week, lateral (select date_trunc('week', now()) + week * interval '1 week') as w(monday)
    where m.id <> m.model and (m.n + week + 20) % 6 = 0`)
  await run(`insert into mock_permissions (id, mock_id, user_id)
    select ${idOf('permission', `(m.n || k.id::text)`)}, k.id, m.id from school_tutors m, mocks k where m.id <> m.model`)
  return models
}
