import type { Connection } from '../../kernel/database/database'

/** A time is kept to so many seconds, up to ten minutes. */
export const TIME_STEP = 5
const LONGEST = 120
/** Strength is kept in so many steps of percent. */
export const STRENGTH_STEP = 5
const TOP_BAND = 100 / STRENGTH_STEP - 1

const columns = [
  'answered',
  '"right"',
  'seconds',
  'ranked',
  'ranked_right',
  'strengths',
  'strength_squares',
  'strengths_right',
]
const tallies = ['choices', 'bands', 'times']

const band = `least(${TOP_BAND}, m.strength / ${STRENGTH_STEP})`

/** How often each key occurs, as an object for each question. */
const tally = (
  name: string,
  key: string,
  from: string,
) => `${name} as (select block_id, jsonb_object_agg(key, times) as ${name}
    from (select m.block_id, ${key} as key, count(*)::int as times from ${from} group by 1, 2) e group by block_id)`

const chosenFrom = `marked m join content_blocks b on b.id = m.block_id and b.subtype in ('single_best_answer', 'multiple_response', 'true_false')
      cross join lateral unnest(m.answer) as o(option)`

/** Two objects of numbers, added. */
const added = (name: string) => `${name} = (select coalesce(jsonb_object_agg(key,
          coalesce((k.${name} ->> key)::int, 0) + coalesce((excluded.${name} ->> key)::int, 0)), '{}')
          from (select jsonb_object_keys(k.${name}) union select jsonb_object_keys(excluded.${name})) e(key))`

const change = {
  add: [...columns.map((name) => `${name} = k.${name} + excluded.${name}`), ...tallies.map(added)],
  replace: [...columns, ...tallies].map((name) => `${name} = excluded.${name}`),
}

/**
 * Parts of a WITH that sum up the answers of `marked` and add them to what is kept of their questions, or replace it. The rows are written in the order of their ids, so
 * that two who count at once do not wait for each other for ever.
 */
export const keptSql = (how: 'add' | 'replace') => `summed as (select block_id, count(*)::int as answered,
      count(*) filter (where "right")::int as "right", coalesce(sum(seconds), 0)::int as seconds, count(strength)::int as ranked,
      count(strength) filter (where "right")::int as ranked_right, coalesce(sum(strength), 0)::float8 as strengths,
      coalesce(sum(strength * strength), 0)::float8 as strength_squares, coalesce(sum(strength) filter (where "right"), 0)::float8 as strengths_right
      from marked group by block_id),
    ${tally('choices', 'o.option', chosenFrom)},
    ${tally('options', `${band} || ' ' || o.option`, `${chosenFrom} where m.strength is not null`)},
    ${tally('strong', `${band}::text`, 'marked m where m.strength is not null')},
    ${tally('times', `least(${LONGEST}, m.seconds / ${TIME_STEP})::text`, 'marked m where m.seconds > 0')},
    kept as (insert into question_counts as k (block_id, ${[...columns, ...tallies].join(', ')})
      select s.block_id, ${columns.map((name) => `s.${name}`).join(', ')}, coalesce(choices, '{}'),
        coalesce(strong, '{}') || coalesce(options, '{}'), coalesce(times, '{}')
      from summed s left join choices using (block_id) left join options using (block_id) left join strong using (block_id)
        left join times using (block_id) order by s.block_id
      on conflict (block_id) do update set ${change[how].join(', ')})`

const recount = `with marked as (select block_id, answer, "right", seconds, strength from attempt_questions where block_id = $1 and counted),
  ${keptSql('replace')} select 1`

/** Counts the first answers to one question anew, as after its key was corrected. Who counts others at the same moment waits, or is waited for. */
export async function recountOne({ query }: Pick<Connection, 'query'>, blockId: string): Promise<void> {
  await query({ text: 'select 1 from question_counts where block_id = $1 for update', values: [blockId] })
  await query({ text: recount, values: [blockId] })
}
