import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../kernel/database/columns'
import { entity } from '../../kernel/read/entity'
import { users } from '../user/table'

export const userMessages = pgTable(
  'user_messages',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the author's account is deleted. */
    authorId: uuid().references(() => users.id),
    subject: text().notNull(),
    text: text().notNull(),
    insertedAt: instant().notNull(),
  },
  (table) => [
    index('user_messages_user').on(table.userId, table.insertedAt, table.id),
    index('user_messages_author').on(table.authorId),
    check('user_messages_text', sql`subject <> '' and text <> ''`),
  ],
)

export const userMessage = entity('UserMessage', userMessages)
