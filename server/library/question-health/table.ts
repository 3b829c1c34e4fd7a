import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { contentBlocks } from '../../content/content-block/table'
import { users } from '../../identity/user/table'
import { id, instant } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'

/** What authors think how many just competent candidates answer a question right. */
export const questionEstimates = pgTable(
  'question_estimates',
  {
    id: id(),
    blockId: uuid()
      .notNull()
      .references(() => contentBlocks.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    percent: integer().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('question_estimates_once').on(table.blockId, table.userId),
    index('question_estimates_user').on(table.userId),
    check('question_estimates_percent', sql`percent between 0 and 100`),
  ],
)

export const questionEstimate = entity('QuestionEstimate', questionEstimates, {
  relations: { block: one('ContentBlock', 'blockId') },
  expressions: { name: ({ alias }) => `(select u.full_name from users u where u.id = ${alias}.user_id)` },
})
