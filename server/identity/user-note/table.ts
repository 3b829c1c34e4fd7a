import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, stamps } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { users } from '../user/table'

export const userNotes = pgTable(
  'user_notes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the author's account is deleted. */
    authorId: uuid().references(() => users.id),
    text: text().notNull(),
    ...stamps(),
  },
  (table) => [
    index('user_notes_user').on(table.userId, table.insertedAt, table.id),
    index('user_notes_inserted').on(table.insertedAt, table.id),
    index('user_notes_author').on(table.authorId),
    check('user_notes_text', sql`text <> ''`),
  ],
)

export const userNote = entity('UserNote', userNotes, {
  sort: ['-insertedAt'],
  relations: { author: one('User', 'authorId') },
})
