import { filesTaken } from '../../../rules/library/answer-files'
import type { BlockSubtype } from '../../../schema/generated/types'
import type { Writing } from '../../kernel/write/write'

const settle = `with gone as (delete from attempt_files x using attempt_questions q
    where x.attempt_id = $1 and q.id = x.question_id and not x.file_id::text = any(coalesce(q.answer, '{}')))
  update attempt_files x set answer_id = m.id from answers_to_mark m join attempt_questions q on q.id = m.question_id
  where x.attempt_id = $1 and m.question_id = x.question_id and x.file_id::text = any(q.answer)`

/** Gives the files of a handed-in attempt to the answers that wait for a person, and forgets those that no answer names. */
export async function settleFiles(
  { query }: Writing,
  attemptId: string,
  questions: readonly { subtype: BlockSubtype }[],
): Promise<void> {
  if (questions.some(({ subtype }) => filesTaken(subtype))) await query({ text: settle, values: [attemptId] })
}
