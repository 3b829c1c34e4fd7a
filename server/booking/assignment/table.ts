import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../identity/user/table'
import { id, instant } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { sessions } from '../../room/session/table'

export const sessionDeclines = pgTable(
  'session_declines',
  {
    id: id(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    insertedAt: instant().notNull(),
  },
  (table) => [
    unique('session_declines_once').on(table.sessionId, table.userId),
    index('session_declines_user').on(table.userId),
  ],
)

export const sessionDecline = entity('SessionDecline', sessionDeclines, {
  relations: { user: one('TutorPreview', 'userId') },
})
