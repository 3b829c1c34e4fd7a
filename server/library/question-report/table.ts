import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { QuestionReportKind, QuestionReportOutcome } from '../../../schema/generated/types'
import { contentBlocks } from '../../content/content-block/table'
import { shortNameSql } from '../../identity/user/short-name'
import { users } from '../../identity/user/table'
import { id, instant } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { bundles } from '../bundle/table'

/** Faults that people report in questions that they answered. */
export const questionReports = pgTable(
  'question_reports',
  {
    id: id(),
    blockId: uuid()
      .notNull()
      .references(() => contentBlocks.id, { onDelete: 'cascade' }),
    /** As of its block: who may read the report is decided by it. */
    bundleId: uuid()
      .notNull()
      .references(() => bundles.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<QuestionReportKind>().notNull(),
    message: text(),
    insertedAt: instant().notNull(),
    outcome: text().$type<QuestionReportOutcome>(),
    answer: text(),
    closedAt: instant(),
  },
  (table) => [
    unique('question_reports_once').on(table.blockId, table.userId),
    index('question_reports_user').on(table.userId),
    index('question_reports_bundle').on(table.bundleId, table.insertedAt),
    index('question_reports_inserted').on(table.insertedAt, table.id),
    check('question_reports_message', sql`length(message) between 1 and 1000`),
    check('question_reports_answer', sql`length(answer) between 1 and 1000`),
    check('question_reports_closed', sql`(outcome is null) = (closed_at is null)`),
  ],
)

export const questionReport = entity('QuestionReport', questionReports, {
  sort: ['-insertedAt'],
  relations: { bundle: one('Bundle', 'bundleId') },
  filters: {
    open: ({ alias, arg }) => `(${alias}.outcome is null) = ${arg('open')}`,
  },
  expressions: {
    reporter: ({ alias }) => shortNameSql(`${alias}.user_id`),
  },
})
