import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { NotificationDigest, NotificationKind } from '../../../schema/generated/types'
import { id, instant } from '../../kernel/database/columns'
import { entity } from '../../kernel/read/entity'
import { users } from '../user/table'

/** A person's choice about a kind; a channel without a choice, and a kind without a row, have their defaults. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    inApp: boolean(),
    email: boolean(),
    push: boolean(),
    updatedAt: instant().notNull(),
  },
  (table) => [unique('notification_preferences_once').on(table.userId, table.kind)],
)

/** A person's quiet time and digest; times of day are minutes after midnight in their zone. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    quietFrom: integer(),
    quietUntil: integer(),
    digest: text().$type<NotificationDigest>().notNull(),
    digestAt: integer().notNull(),
  },
  () => [
    check(
      'notification_settings_quiet',
      sql`(quiet_from is null) = (quiet_until is null) and quiet_from <> quiet_until`,
    ),
    check(
      'notification_settings_times',
      sql`quiet_from between 0 and 1439 and quiet_until between 0 and 1439 and digest_at between 0 and 1439`,
    ),
  ],
)

export const notificationPreference = entity('NotificationPreference', notificationPreferences)
