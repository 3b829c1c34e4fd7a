import { sql } from 'drizzle-orm'
import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../kernel/database/columns'
import { signIns } from '../sign-in/table'
import { users } from '../user/table'

/** Looks of staff at the product as a person sees it. The audit log tells of each beginning and end. */
export const viewings = pgTable(
  'viewings',
  {
    id: id(),
    /** The person. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    staffId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The sign-in of staff that it ends with. */
    signInId: uuid()
      .notNull()
      .references(() => signIns.id, { onDelete: 'cascade' }),
    insertedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    index('viewings_user').on(table.userId),
    index('viewings_staff').on(table.staffId),
    index('viewings_sign_in').on(table.signInId),
    index('viewings_open').on(table.expiresAt).where(sql`ended_at is null`),
  ],
)
