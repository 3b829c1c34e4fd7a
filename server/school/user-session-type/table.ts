import { integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../identity/user/table'
import { id } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { sessionTypes } from '../session-type/table'

/** How many sessions of a type a person may have booked ahead. */
export const userSessionTypes = pgTable(
  'user_session_types',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionTypeId: uuid()
      .notNull()
      .references(() => sessionTypes.id, { onDelete: 'cascade' }),
    limit: integer(),
  },
  (table) => [unique('user_session_types_once').on(table.userId, table.sessionTypeId)],
)

export const userSessionType = entity('UserSessionType', userSessionTypes, {
  relations: { sessionType: one('SessionType', 'sessionTypeId'), user: one('User', 'userId') },
})
