import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { QuestionCorrectionKind } from '../../../schema/generated/types'
import { contentBlocks } from '../../content/content-block/table'
import { users } from '../../identity/user/table'
import { id, instant } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { daysAfterSql } from '../../kernel/time/calendar-days'
import { bundles } from '../bundle/table'

/** Corrections of questions, each with how far its attempts are marked again. */
export const questionCorrections = pgTable(
  'question_corrections',
  {
    id: id(),
    blockId: uuid()
      .notNull()
      .references(() => contentBlocks.id, { onDelete: 'cascade' }),
    bundleId: uuid()
      .notNull()
      .references(() => bundles.id, { onDelete: 'cascade' }),
    /** Who made it; null: an account that is gone. */
    userId: uuid().references(() => users.id),
    kind: text().$type<QuestionCorrectionKind>().notNull(),
    optionIds: text().array().notNull().default(sql`'{}'::text[]`),
    reason: text().notNull(),
    insertedAt: instant().notNull(),
    undoneAt: instant(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    told: integer().notNull().default(0),
    /** The last question of an attempt that is marked again; null: none yet. */
    reached: uuid(),
    finishedAt: instant(),
  },
  (table) => [
    index('question_corrections_block').on(table.blockId, table.insertedAt),
    index('question_corrections_bundle').on(table.bundleId),
    index('question_corrections_user').on(table.userId),
    uniqueIndex('question_corrections_void_once').on(table.blockId).where(sql`kind = 'void' and undone_at is null`),
    check('question_corrections_reason', sql`length(reason) between 1 and 1000`),
    check('question_corrections_options', sql`(kind = 'accept') = (cardinality(option_ids) > 0)`),
  ],
)

/** For so many days a correction can be undone. */
export const UNDO_DAYS = 30

export const questionCorrection = entity('QuestionCorrection', questionCorrections, {
  sort: ['-insertedAt'],
  relations: { bundle: one('Bundle', 'bundleId') },
  expressions: {
    by: ({ alias }) => `(select u.full_name from users u where u.id = ${alias}.user_id)`,
    undoUntil: ({ alias }) => daysAfterSql(`${alias}.inserted_at`, UNDO_DAYS),
  },
})
