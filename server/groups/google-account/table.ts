import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { MeetingLinkFailure } from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { id, instant, stamps } from '../../kernel/database/columns'

/** The school's account at Google: one row at most. */
export const googleAccounts = pgTable(
  'google_accounts',
  {
    id: id(),
    only: boolean().notNull().default(true).unique(),
    email: text().notNull(),
    /** Its refresh token, sealed with the server's key: whoever has it can write the calendar. */
    token: text().notNull(),
    connectedAt: instant().notNull(),
    connectedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    failedAt: instant(),
    failure: text().$type<MeetingLinkFailure>(),
    ...stamps(),
  },
  (table) => [
    index('google_accounts_connected_by').on(table.connectedById).where(sql`connected_by_id is not null`),
    check('google_accounts_only', sql`"only"`),
    check('google_accounts_failed', sql`(failed_at is null) = (failure is null)`),
  ],
)
