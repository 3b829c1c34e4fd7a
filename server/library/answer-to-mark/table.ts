import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { contentBlocks } from '../../content/content-block/table'
import { driveFiles } from '../../files/drive-file/table'
import { shortNameSql } from '../../identity/user/short-name'
import { users } from '../../identity/user/table'
import { id, instant } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { filesSql } from '../asking/files-sql'
import { bundles } from '../bundle/table'
import { attemptQuestions, testAttempts } from '../test-attempt/table'

/** Answers of handed-in attempts that a person marks. */
export const answersToMark = pgTable(
  'answers_to_mark',
  {
    id: id(),
    questionId: uuid()
      .notNull()
      .references(() => attemptQuestions.id, { onDelete: 'cascade' }),
    attemptId: uuid()
      .notNull()
      .references(() => testAttempts.id, { onDelete: 'cascade' }),
    /** Who answered. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockId: uuid()
      .notNull()
      .references(() => contentBlocks.id, { onDelete: 'cascade' }),
    bundleId: uuid()
      .notNull()
      .references(() => bundles.id, { onDelete: 'cascade' }),
    submittedAt: instant().notNull(),
    most: integer().notNull(),
    points: doublePrecision(),
    feedback: text(),
    /** Null: it waits, or an account that is gone. */
    markedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    markedAt: instant(),
    version: integer().notNull().default(0),
  },
  (table) => [
    unique('answers_to_mark_once').on(table.questionId),
    index('answers_to_mark_waiting').on(table.bundleId, table.submittedAt).where(sql`marked_at is null`),
    index('answers_to_mark_bundle').on(table.bundleId, table.submittedAt),
    index('answers_to_mark_submitted').on(table.submittedAt, table.id),
    index('answers_to_mark_attempt').on(table.attemptId),
    index('answers_to_mark_block').on(table.blockId),
    index('answers_to_mark_user').on(table.userId),
    index('answers_to_mark_marker').on(table.markedById),
    check('answers_to_mark_points', sql`points between 0 and most and points * 2 = floor(points * 2)`),
    check('answers_to_mark_feedback', sql`length(feedback) between 1 and 2000`),
    check(
      'answers_to_mark_marked',
      sql`(marked_at is null) = (points is null) and (marked_at is null) = (version = 0) and (marked_at is not null or feedback is null)`,
    ),
  ],
)

/** Files that a person uploaded to answer a question of an attempt. */
export const attemptFiles = pgTable(
  'attempt_files',
  {
    fileId: uuid()
      .primaryKey()
      .references(() => driveFiles.id, { onDelete: 'cascade' }),
    questionId: uuid()
      .notNull()
      .references(() => attemptQuestions.id, { onDelete: 'cascade' }),
    attemptId: uuid()
      .notNull()
      .references(() => testAttempts.id, { onDelete: 'cascade' }),
    /** The answer that a person marks; null before the hand-in, and where nobody marks it. */
    answerId: uuid().references(() => answersToMark.id, { onDelete: 'set null' }),
    insertedAt: instant().notNull(),
  },
  (table) => [
    index('attempt_files_question').on(table.questionId),
    index('attempt_files_attempt').on(table.attemptId),
    index('attempt_files_answer').on(table.answerId),
  ],
)

export const answerToMark = entity('AnswerToMark', answersToMark, {
  sort: ['submittedAt'],
  relations: { block: one('ContentBlock', 'blockId'), bundle: one('Bundle', 'bundleId') },
  expressions: {
    candidate: ({ alias }) => shortNameSql(`${alias}.user_id`),
    answer: ({ alias }) =>
      `(select case when exists (select 1 from attempt_files x where x.answer_id = ${alias}.id) then '' else q.answer[1] end
        from attempt_questions q where q.id = ${alias}.question_id)`,
    files: ({ alias }) => `(select ${filesSql('q')} from attempt_questions q where q.id = ${alias}.question_id)`,
    marker: ({ alias }) => `(select u.full_name from users u where u.id = ${alias}.marked_by_id)`,
  },
})
