import pg from 'pg'
import { firstNameOf, idOf, lastNameOf } from '../database'
import type { Run } from '../school/copy'

export interface Crowd {
  /** Groups beside those of the demo school and the large one. */
  groups: number
  /** People in the large group. */
  members: number
  /** Posts of the large group. */
  posts: number
}

/** Somebody who is in the large group and in five others. */
export const STUDENT = 'crowd1@bench.example'
/** Who owns the large group. */
export const TUTOR = 'tutor@articled.example'

const LARGE = idOf('group', "'large'")
const IN_EACH = 10
const OWN = 5
const ANSWERED = 1000

const people = ({ members }: Crowd) => `
  insert into users (id, first_name, last_name, nickname, email, type, role, country_id, preparation, confirmed_at, last_seen_at, inserted_at, updated_at)
  select ${idOf('crowd', 'n')}, ${firstNameOf('n')}, ${lastNameOf('n')}, 'crowd' || n, 'crowd' || n || '@bench.example', 'aspiringSolicitor', 'user',
    (select id from countries order by alpha2 limit 1), 'sqe2', at, at, at, at
  from generate_series(1, ${members}) n, lateral (select now() - interval '300 days' + n * interval '1 second') as made(at)`

/** Of five groups three take people, one does not yet, and one is over; some are restricted or private. */
const groups = ({ groups: count }: Crowd) => `
  insert into study_groups (id, name, short_name, type, description, visibility, autoapproval, available_from, available_until, intensive_from,
    intensive_until, config, inserted_at, updated_at)
  select ${idOf('group', 'n')}, (array['Evenings','Weekends','Mornings','Advocacy','Drafting','Readers','Parents'])[1 + n % 7] || ' in '
      || (array['London','Leeds','Cardiff','Bristol','York'])[1 + n % 5] || ' ' || n,
    'Group ' || n, (array['sqe1','sqe2','hra','llb_llm','general'])[1 + n / 5 % 5], '<p>Two evenings a week, in turns.</p>',
    case when n % 20 in (3, 9) then 'restricted' when n % 20 in (7, 12) then 'private' else 'authenticated' end, n % 4 = 0,
    today - 60 + case n % 5 when 3 then 90 when 4 then -140 else 0 end, today + 1 + n % 90 + case n % 5 when 3 then 90 when 4 then -140 else 0 end,
    today - 10 - case n % 5 when 4 then 150 else 0 end, today + 95 + n % 60 - case n % 5 when 4 then 200 else 0 end,
    jsonb_build_object('places', 20 + n % 30, 'meets', 'Online', 'demands', 'One station a week.', 'gives', 'Somebody who reads it.'), at, at
  from generate_series(1, ${count}) n, lateral (select current_date, now() - n * interval '7 minutes') as day(today, at)
  union all select ${LARGE}, 'The large group', 'Large', 'sqe2', null, 'authenticated', false, current_date - 60, current_date + 60, current_date - 10,
    current_date + 90, '{}', now() - interval '400 days', now() - interval '400 days'`

/** Of ten in a group seven are in it, one has applied, one waits and one was declined. */
const members = ({ groups: count, members: many }: Crowd) => `
  insert into members (id, study_group_id, user_id, requested_at, waiting_since, accepted_at, declined_at, inserted_at, updated_at)
  select md5('member' || n || '-' || k)::uuid, ${idOf('group', 'n')}, ${idOf('crowd', `(2 + (n * ${IN_EACH} + k) % ${many - 1})`)}, at,
    case when k = 8 then at end, case when k not in (7, 8) then at end, case when k = 9 then at end, at, at
  from generate_series(1, ${count}) n, generate_series(0, ${IN_EACH - 1}) k, lateral (select now() - (n + k * 97) % 200 * interval '1 hour') as made(at)
  union all select md5('own' || n)::uuid, ${idOf('group', '(n * 5)')}, ${idOf('crowd', '1')}, now(), null, now(), null, now(), now() from generate_series(1, ${OWN}) n`

const large = ({ members: count }: Crowd) => `
  insert into members (id, study_group_id, user_id, role, requested_at, accepted_at, posts_read_at, inserted_at, updated_at)
  select md5('large' || n)::uuid, ${LARGE}, ${idOf('crowd', 'n')}, 'member', at, at, now() - n * 7 % 1500 * interval '1 hour', at, at
  from generate_series(1, ${count}) n, lateral (select now() - interval '300 days' + n * interval '1 minute') as made(at)
  union all select gen_random_uuid(), ${LARGE}, id, 'owner', null, now(), now(), now(), now() from users where email = '${TUTOR}'`

const posts = ({ posts: count }: Crowd) => `
  insert into study_group_posts (id, study_group_id, author_id, title, body, inserted_at, updated_at)
  select md5('post' || n)::uuid, ${LARGE}, (select id from users where email = '${TUTOR}'), 'Reading ' || n,
    '<p>Read the chapter on the limits of a duty, and write down what you would ask a client about it.</p>', at, at
  from generate_series(1, ${count}) n, lateral (select now() - n * interval '40 minutes') as made(at)`

const answers = ({ posts: count, members: many }: Crowd) => `
  insert into study_group_answers (id, post_id, author_id, body, inserted_at, updated_at)
  select md5('answer' || n || '-' || k)::uuid, md5('post' || n)::uuid, ${idOf('crowd', `(1 + (n * 3 + k) % ${many})`)}, '<p>Done: it took an evening.</p>', now(), now()
  from generate_series(1, ${Math.min(count, ANSWERED)}) n, generate_series(1, 2) k`

const taken = `update study_groups g set taken = c.count from (select study_group_id as id, count(*) from members where holds_place group by 1) c where c.id = g.id`

/** Adds groups to the demo school, among them one with very many members and posts. */
export async function fill(url: string, crowd: Crowd): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC -c jit=off' })
  await client.connect()
  const run: Run = (text) => client.query(text)
  try {
    await run('begin')
    // Triggers would count the places of the large group one by one, and check each key.
    await run('set local session_replication_role = replica')
    for (const statement of [people, groups, members, large, posts, answers]) await run(statement(crowd))
    await run(taken)
    await run('commit')
    await run('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** The large group's id. */
export async function largeGroup(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(`select ${LARGE} as id`)).rows[0].id as string
  } finally {
    await client.end()
  }
}
