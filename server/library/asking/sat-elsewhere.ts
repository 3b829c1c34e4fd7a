/**
 * SQL for whether a person sits a question in an attempt that runs and does not show it yet. What they have done to it elsewhere stays hidden meanwhile,
 * since it would tell them the answer. `o` is the question there, `e` its attempt.
 */
const hides = (
  now: string,
) => `o.checked_at is null and e.status = 'in_progress' and (e.ends_at is null or e.ends_at > ${now})
  and (e.mode = 'exam' or o.feedback_show <> 'after_answer')`

const runs = 'd.ended_at is null and d.given_up_at is null'

/**
 * Whether the mock day `d` runs and asks a block in one of its sessions: all of its questions stay hidden until both are in, the break between them
 * included. `own` is the day of the attempt that asks, if it is of one.
 */
const keepsBack = (user: string, block: string, own: string) => `d.user_id = ${user} and ${runs}
  and d.id is distinct from ${own} and (${block} = any(d.second) or exists (select 1 from test_attempts t
    join attempt_questions s on s.attempt_id = t.id where t.mock_day_id = d.id and s.block_id = ${block}))`

/** The blocks that a person sits now, and some of whose answers may be hidden: each may stand in it more than once. */
export const satNow = ({ user, now }: { user: string; now: string }) =>
  `(select o.block_id from test_attempts e join attempt_questions o on o.attempt_id = e.id where e.user_id = ${user} and ${hides(now)}
    union all select unnest(d.second) from mock_days d where d.user_id = ${user} and ${runs}
    union all select s.block_id from test_attempts t join mock_days d on d.id = t.mock_day_id join attempt_questions s on s.attempt_id = t.id
      where t.user_id = ${user} and ${runs})`

const dayOf = (attempt: string) => `(select own.mock_day_id from test_attempts own where own.id = ${attempt})`

/** Of a block, for a person, apart from one attempt. All are expressions. */
export const isSatElsewhere = ({
  user,
  block,
  attempt,
  now,
}: {
  user: string
  block: string
  attempt: string
  now: string
}) =>
  `(exists (select 1 from attempt_questions o join test_attempts e on e.id = o.attempt_id
    where o.user_id = ${user} and o.block_id = ${block} and o.attempt_id is distinct from ${attempt} and ${hides(now)})
  or exists (select 1 from mock_days d where ${keepsBack(user, block, attempt === 'null' ? 'null' : dayOf(attempt))}))`

/** Of any question of a person's own practice; a test's questions are asked by no other test. */
export const isAnySatElsewhere = (
  alias: string,
  now: string,
) => `(${alias}.bundle_id is null and (exists (select 1 from test_attempts e
  join attempt_questions o on o.attempt_id = e.id join attempt_questions q on q.block_id = o.block_id and q.attempt_id = ${alias}.id
  where e.user_id = ${alias}.user_id and e.id <> ${alias}.id and ${hides(now)})
  or exists (select 1 from mock_days d join attempt_questions q on q.attempt_id = ${alias}.id
    where ${keepsBack(`${alias}.user_id`, 'q.block_id', `${alias}.mock_day_id`)})))`
