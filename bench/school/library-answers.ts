import { idOf } from '../database'
import { copyId, copyRows, type Run } from './copy'

/** The id of a block's copy: its first one is known by block and bundle, so that attempts find it. */
export const blockCopy = (block: string, bundle: string) => `md5(${block}::text || ${bundle}::text)::uuid`

/** Copies attempts of the demo students at copied tests, each with the answers to its questions, until there are so many answers. */
export async function addAnswers(run: Run, answers: number): Promise<void> {
  await run(`create temp table school_attempts on commit drop as
    with models as (select a.id, a.bundle_id, a.started_at, (row_number() over (order by a.id) - 1)::int as number, count(*) over ()::int as of, avg(a.count) over () as mean,
        (select count(*)::int from school_bundles b where b.model = a.bundle_id) as copies
      from test_attempts a where a.bundle_id is not null and a.status = 'graded'),
    copies as (select id, model, (row_number() over (partition by model order by n) - 1)::int as number from school_bundles)
    select ${idOf('attempt', 'g')} as id, k.id as model, s.id as student, b.id as bundle,
      now() - (g / students.of * 3 + g % 3) * interval '11 hours' - k.started_at as shift
    from (select ceil(${answers} / max(mean))::int as wanted, max(of) as of from models) as plan
      cross join (select count(*)::int as of from school_students) as students
      cross join lateral generate_series(0, plan.wanted - 1) g
      join models k on k.number = g % plan.of
      join school_students s on s.n = g % students.of
      join copies b on b.model = k.bundle_id and b.number = (g / plan.of) % nullif(k.copies, 0)`)
  await run('create index on school_attempts (model)')
  await copyRows(run, {
    table: 'test_attempts',
    from: 'school_attempts m join test_attempts x on x.id = m.model',
    set: { id: 'm.id', user_id: 'm.student', bundle_id: 'm.bundle', counted: 'true' },
  })
  await copyRows(run, {
    table: 'attempt_questions',
    from: 'school_attempts m join attempt_questions x on x.attempt_id = m.model',
    set: {
      id: copyId('x.id'),
      attempt_id: 'm.id',
      user_id: 'm.student',
      block_id: blockCopy('x.block_id', 'm.bundle'),
      counted: 'true',
    },
  })
  await run(`insert into library_permissions (id, bundle_id, user_id, status, type, "from", inserted_at)
    select distinct on (bundle, student) gen_random_uuid(), bundle, student, 'active', 'grant', now() - interval '200 days', now() - interval '200 days'
    from school_attempts on conflict do nothing`)
  await addCounts(run)
}

/** How all answers to each question did, as the product keeps it. */
async function addCounts(run: Run): Promise<void> {
  await run(`insert into question_counts (block_id, answered, "right", seconds, choices)
    select q.block_id, sum(times)::int, sum(rights)::int, sum(seconds)::int, jsonb_object_agg(option, times)
    from (select block_id, answer[1] as option, count(*)::int as times, count(*) filter (where "right")::int as rights, sum(seconds)::int as seconds
      from attempt_questions where counted and answer is not null group by block_id, answer[1]) q
    group by q.block_id on conflict (block_id) do nothing`)
}
