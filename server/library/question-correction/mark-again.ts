import type { Markable } from '../../../rules/content/mark-answer'
import type { AttemptStatus } from '../../../schema/generated/types'
import type { Services } from '../../kernel/context'
import { type Writing, write } from '../../kernel/write/write'
import { markableSql } from '../asking/markable-sql'
import { resultsOf } from '../results/attempt-result'
import { recountOne } from '../results/kept-counts'
import { markOf, type ToMark } from '../results/mark-of'
import { settleAttempts } from '../results/settle-attempts'
import { tellChanged } from './tell-changed'

/** So many attempts are held and marked in one transaction. */
const BATCH = 100

interface Correction {
  id: string
  blockId: string
  reached: string | null
}

interface Answered extends Pick<ToMark, 'answer' | 'byPerson' | 'given'> {
  id: string
  checkedAt: Date | null
  score: number | null
  status: AttemptStatus
}

/** Marks the attempts that had a corrected question again, batch by batch; begun again, it goes on where it was. */
export async function markAllAgain(services: Services, correctionId: string): Promise<void> {
  while (await write(services, (writing) => markSome(writing, services, correctionId)));
}

const next = `select q.id, q.attempt_id as "attemptId" from attempt_questions q
  where q.block_id = $1 and ($2::uuid is null or q.id > $2) order by q.id limit ${BATCH}`

/** Who hands in at this moment is waited for, and finds the question as it is now. */
const hold = 'select 1 from test_attempts where id = any($1::uuid[]) order by id for update'

const toMark = `select q.id, q.answer, q.checked_at as "checkedAt", q.score, a.status, a.by_person as "byPerson", m.points as given
  from attempt_questions q join test_attempts a on a.id = q.attempt_id left join answers_to_mark m on m.question_id = q.id
  where q.id = any($1::uuid[])`

const marked = `update attempt_questions q set points = e.points, "right" = e."right"
  from jsonb_to_recordset($1) as e(id uuid, points float8, "right" boolean) where q.id = e.id`

/** Marks one batch within a transaction. Answers whether more are left. */
export async function markSome(writing: Writing, services: Services, correctionId: string): Promise<boolean> {
  const correction = await heldCorrection(writing, correctionId)
  if (!correction) return false
  const { blockId, reached } = correction
  const { rows: found } = await writing.query({ text: next, values: [blockId, reached] })
  if (!found.length) {
    await recountOne(writing, blockId)
    await settleCorrection(writing, correction, { reached, done: 0, told: 0, finished: true })
    return false
  }
  const ids = found.map(({ id }) => id as string)
  const attemptIds = found.map(({ attemptId }) => attemptId as string)
  await writing.query({ text: hold, values: [attemptIds] })
  const before = await resultsOf(writing, attemptIds)
  await markRows(writing, blockId, ids)
  await settleAttempts(writing, attemptIds)
  const after = await resultsOf(writing, attemptIds)
  const told = await tellChanged(writing, services, { blockId, correctionId, before, after })
  for (const id of attemptIds) writing.changed('TestAttempt', id)
  await settleCorrection(writing, correction, {
    reached: ids.at(-1) ?? reached,
    done: ids.length,
    told,
    finished: false,
  })
  return true
}

/** The correction, held, so that of two jobs one waits; undefined when it is done. */
async function heldCorrection({ query }: Writing, id: string): Promise<Correction | undefined> {
  const { rows } = await query({
    text: `select id, block_id as "blockId", reached from question_corrections where id = $1 and finished_at is null for update`,
    values: [id],
  })
  return rows[0] as unknown as Correction | undefined
}

async function markRows({ query }: Writing, blockId: string, ids: readonly string[]): Promise<void> {
  const { rows: blocks } = await query({
    text: `select ${markableSql}, b.score from content_blocks b where b.id = $1`,
    values: [blockId],
  })
  const block = blocks[0] as unknown as Markable
  const { rows } = await query({ text: toMark, values: [ids] })
  const marks = (rows as unknown as Answered[])
    .filter(({ status, checkedAt }) => status === 'submitted' || status === 'graded' || checkedAt)
    .map(({ id, score, ...answered }) => ({ id, ...markOf({ ...block, ...answered, score: score ?? block.score }) }))
  await query({ text: marked, values: [JSON.stringify(marks)] })
}

interface Progress {
  reached: string | null
  done: number
  told: number
  finished: boolean
}

async function settleCorrection(writing: Writing, { id }: Correction, { reached, done, told, finished }: Progress) {
  await writing.query({
    text: `update question_corrections set reached = $2, done = done + $3, total = greatest(total, done + $3), told = told + $4,
      finished_at = case when $5 then $6::timestamptz end where id = $1`,
    values: [id, reached, done, told, finished, writing.now],
  })
  writing.changed('QuestionCorrection', id)
}
