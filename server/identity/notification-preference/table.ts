import { boolean, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { NotificationKind } from '../../../schema/generated/types'
import { id, instant } from '../../kernel/database/columns'
import { entity } from '../../kernel/read/entity'
import { users } from '../user/table'

/** A person's choice about the mails of a kind; a kind without a row has its default. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    email: boolean().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [unique('notification_preferences_once').on(table.userId, table.kind)],
)

export const notificationPreference = entity('NotificationPreference', notificationPreferences)
