import { newId } from '../../kernel/database/columns'
import type { Writing } from '../../kernel/write/write'

const insert = `insert into answers_to_mark (id, question_id, attempt_id, user_id, block_id, bundle_id, submitted_at, most)
  select e.id, q.id, a.id, a.user_id, q.block_id, a.bundle_id, a.submitted_at, coalesce(q.score, b.score)
  from jsonb_to_recordset($1) as e(id uuid, question uuid) join attempt_questions q on q.id = e.question
  join test_attempts a on a.id = q.attempt_id join content_blocks b on b.id = q.block_id`

/** Lets answers of an attempt that was handed in wait for a person, also those to a question that is taken out: it may come back. */
export async function queueAnswers(writing: Writing, questionIds: readonly string[]): Promise<void> {
  if (!questionIds.length) return
  const rows = questionIds.map((question) => ({ id: newId(), question }))
  await writing.query({ text: insert, values: [JSON.stringify(rows)] })
  for (const { id } of rows) writing.changed('AnswerToMark', id, 'created')
}
