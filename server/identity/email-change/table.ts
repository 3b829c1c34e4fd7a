import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../kernel/database/columns'
import { users } from '../user/table'

/** A change of somebody's address, from the request to the second of its two confirmations. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The sign-in that asked for its own change: it alone goes on when that is made. */
    signInId: uuid(),
    /** Who of the staff asked; null where the person did. */
    askedBy: uuid().references(() => users.id, { onDelete: 'cascade' }),
    newEmail: text().notNull(),
    /** At once where staff asked: they answer for the old address. */
    oldConfirmedAt: instant(),
    newConfirmedAt: instant(),
    /** When it was made, replaced by a later one, or dropped. */
    endedAt: instant(),
    /** The address that staff moved the account away from; its mail brings a link that takes the change back, of which the hash is kept. */
    oldEmail: text(),
    undoHash: text().unique(),
    /** Until when that link works; null once it has been used. */
    undoUntil: instant(),
    insertedAt: instant().notNull(),
  },
  (table) => [index('email_changes_user').on(table.userId)],
)
