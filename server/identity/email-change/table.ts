import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../kernel/database/columns'
import { users } from '../user/table'

/** A change of a person's address, from the request to the second confirmation. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The sign-in that asked for its own change; only this one survives the change. */
    signInId: uuid(),
    /** The member of staff who asked; null if the person did. */
    askedBy: uuid().references(() => users.id, { onDelete: 'cascade' }),
    newEmail: text().notNull(),
    /** Set at once if staff asked: they vouch for the old address. */
    oldConfirmedAt: instant(),
    newConfirmedAt: instant(),
    /** When it was made, replaced by a later one, or dropped. */
    endedAt: instant(),
    /** The address before a change by staff. Its mail has an undo link, whose hash is kept. */
    oldEmail: text(),
    undoHash: text().unique(),
    /** When the undo link expires; null once it has been used. */
    undoUntil: instant(),
    insertedAt: instant().notNull(),
  },
  (table) => [index('email_changes_user').on(table.userId)],
)
