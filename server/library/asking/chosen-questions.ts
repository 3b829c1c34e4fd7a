import { randomInt } from 'node:crypto'
import { apportioned } from '../../../rules/apportion'
import { isMarked } from '../../../rules/content/mark-answer'
import { staysLast } from '../../../rules/content/stays-last'
import type { BlockSubtype, PracticePool, ShownWhen } from '../../../schema/generated/types'
import type { Writing } from '../../kernel/write/write'
import { isMet } from './is-met'
import { practicable, theirs } from './practice-pool'
import { toLearnSql } from './to-learn-sql'
import { usableInTest } from './usable-question'

interface Option {
  id: string
  body: string
}

/** A question that an attempt begins with. */
export interface Chosen {
  blockId: string
  subtype: BlockSubtype
  score: number
  estimate: number | null
  feedbackShow: ShownWhen
  /** In their order, each with the beginning of its text. */
  options: Option[]
  seenBefore: boolean
}

/** Of the block `b`: the mean of its authors' estimates, else the one written with it. */
export const estimateSql = `coalesce((select avg(j.percent)::float8 from question_estimates j where j.block_id = b.id), b.estimate)`

/** SQL for whether a person has met the question `b`. */
export const hasMet = (
  user: string,
) => `exists (select 1 from attempt_questions m join test_attempts e on e.id = m.attempt_id
  where m.user_id = ${user} and m.block_id = b.id and ${isMet})`

/** The columns of a question `b` of a bundle `u`, as `Chosen`. */
export const chosenColumns = (
  user: string,
) => `b.id as "blockId", b.subtype, b.score, ${estimateSql} as estimate, coalesce(b.feedback_show, u.feedback_show) as "feedbackShow",
  coalesce((select jsonb_agg(jsonb_build_object('id', o ->> 'id', 'body', left(o ->> 'body', 80)) order by at)
    from jsonb_array_elements(b.answer_options) with ordinality as e(o, at)), '[]') as options,
  ${hasMet(user)} as "seenBefore"`

/** The questions of a bundle that can be asked, in their order. */
export async function questionsOf({ query }: Writing, bundleId: string, userId: string): Promise<Chosen[]> {
  const { rows } = await query({
    text: `select ${chosenColumns('$2')} from bundles u join content_blocks b on b.content_id = u.content_id
      left join content_chapters c on c.id = b.chapter_id
      where u.id = $1 and ${usableInTest} order by c.position nulls first, c.id, b.position, b.id`,
    values: [bundleId, userId],
  })
  return rows as unknown as Chosen[]
}

interface Draw {
  practiceAreaIds: readonly string[]
  pools: readonly PracticePool[]
  /** Only what is to be learned of this attempt; null: of all. */
  attemptId: string | null
  count: number
}

const wanted = `${practicable} and (cardinality($3::uuid[]) = 0 or b.practice_area_id = any($3::uuid[])) and (cardinality($4::text[]) = 0 or d.pools && $4::text[])
  and ($5::uuid is null or b.id in (select q.block_id from attempt_questions q where q.attempt_id = $5 and q.user_id = $1 and ${toLearnSql('q')}))`

const NO_AREA = ''

/** Questions by lot from what a person may practise, of each area by its share. */
export async function drawnQuestions(
  { query, now }: Writing,
  userId: string,
  { practiceAreaIds, pools, attemptId, count }: Draw,
): Promise<Chosen[]> {
  const values = [userId, now, practiceAreaIds, pools, attemptId]
  const { rows: areas } = await query({
    text: `with ${theirs} select b.practice_area_id as area, count(*)::int as most ${wanted} group by 1`,
    values,
  })
  const parts = areas.map(({ area, most }) => ({
    key: (area as string | null) ?? NO_AREA,
    weight: most as number,
    most: most as number,
  }))
  const shares = [...apportioned(count, parts)].map(([area, most]) => ({ area: area || null, most }))
  const { rows } = await query({
    text: `with ${theirs}, lot as (select b.id, b.practice_area_id as area, row_number() over (partition by b.practice_area_id order by random()) as place ${wanted})
      select ${chosenColumns('$1')} from lot
      join jsonb_to_recordset($6) as s(area uuid, most int) on s.area is not distinct from lot.area and lot.place <= s.most
      join content_blocks b on b.id = lot.id join bundles u on u.content_id = b.content_id order by random()`,
    values: [...values, JSON.stringify(shares)],
  })
  return rows as unknown as Chosen[]
}

/** The same in an order by lot. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = randomInt(at + 1)
    const [one, two] = [mixed[at] as Item, mixed[other] as Item]
    mixed[at] = two
    mixed[other] = one
  }
  return mixed
}

/** Kinds whose options stand in the order of the answer, or are the answer. */
const neverInOrder = ['ordering', 'matching']

/** The order of a question's options in an attempt: by lot, or as the author wrote them where that tells nothing. */
export function optionOrder({ subtype, options }: Pick<Chosen, 'subtype' | 'options'>, shuffle: boolean): string[] {
  const fixed = subtype === 'true_false' || !(shuffle || neverInOrder.includes(subtype))
  return fixed ? options.map(({ id }) => id) : byLot(options)
}

/** The ids of options in an order by lot; what speaks of the others stays behind them. */
export function byLot(options: readonly Option[]): string[] {
  const [last, free] = [options.filter(({ body }) => staysLast(body)), options.filter(({ body }) => !staysLast(body))]
  return [...shuffled(free), ...last].map(({ id }) => id)
}

/** The points to be had; what nobody marks counts nothing. */
export const mostPoints = (questions: readonly Chosen[], byPerson: boolean): number =>
  questions.reduce((sum, { subtype, score }) => sum + (isMarked(subtype) || byPerson ? score : 0), 0)

/** The pass line by the authors' estimates (Angoff): their mean, where every question has one. */
export function estimatedPass(questions: readonly Chosen[]): number | null {
  if (!questions.every(({ estimate }) => estimate !== null)) return null
  const mean = questions.reduce((sum, { estimate }) => sum + (estimate ?? 0), 0) / questions.length
  return Math.round(mean * 100) / 100
}
