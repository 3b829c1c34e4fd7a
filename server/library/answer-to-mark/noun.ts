import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { row } from '../../kernel/read/lists'
import { answerMark } from './answerMark'
import { answersToMark } from './answersToMark'
import { bundlesToMark } from './bundlesToMark'
import { answersToMark as answers, answerToMark as entity } from './table'

const marked = `select a.title, m.points, m.most, m.feedback, m.marked_at as "markedAt" from answers_to_mark m
  join test_attempts a on a.id = m.attempt_id join attempt_questions q on q.id = m.question_id
  where m.user_id = $1 and m.marked_at is not null and q.feedback_show in ('after_answer', 'after_submit') order by m.marked_at, m.id`

/** How a person's answers were marked, for their export, where it may be shown. */
const exported = async ({ database }: Context, userId: string) =>
  (await database.query({ text: marked, values: [userId] })).rows

/** Answers that a person marks, and the queue of those that wait. */
export const answerToMark = noun({
  entities: [entity],
  operations: { answerMark, answersToMark, answerToMark: row('AnswerToMark'), bundlesToMark },
  rates: { answerMark: perPerson(600) },
  outOfReach: { answers_to_mark_once: 'an attempt is handed in once' },
  // What was marked stays with who answered, without the marker's name.
  erasure: {
    async erase({ orm }, { userId }) {
      await orm.update(answers).set({ markedById: null }).where(eq(answers.markedById, userId))
    },
  },
  exported: { markedAnswers: exported },
})
