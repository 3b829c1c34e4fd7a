import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Channel } from '../../../rules/identity/notifications'
import type { NotificationKind } from '../../../schema/generated/types'
import type { MailMessage } from '../../gateways/mail/outbox'
import { id, instant } from '../../kernel/database/columns'
import { entity } from '../../kernel/read/entity'
import { users } from '../user/table'

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    path: text().notNull(),
    /** The row that it is about: who may not read that any more is not told of it. */
    aboutType: text(),
    aboutId: uuid(),
    /** Whether it stands under the bell; otherwise it is kept for its mail and its push only. */
    inApp: boolean().notNull(),
    insertedAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index('notifications_own').on(table.userId, table.insertedAt, table.id).where(sql`in_app`),
    index('notifications_unread').on(table.userId, table.insertedAt, table.id).where(sql`in_app and read_at is null`),
    index('notifications_old').on(table.insertedAt),
    check('notifications_about', sql`(about_type is null) = (about_id is null)`),
  ],
)

/** Mails and pushes that wait: for the end of a quiet time, or for the digest. */
export const notificationDeliveries = pgTable(
  'notification_deliveries',
  {
    id: id(),
    notificationId: uuid()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text().$type<Exclude<Channel, 'inApp'>>().notNull(),
    dueAt: instant().notNull(),
    /** The mail as it would have been sent at once. */
    mail: jsonb().$type<MailMessage>(),
  },
  (table) => [
    index('notification_deliveries_due').on(table.dueAt),
    index('notification_deliveries_user').on(table.userId),
    index('notification_deliveries_notification').on(table.notificationId),
    check('notification_deliveries_mail', sql`(mail is not null) = (channel = 'email')`),
  ],
)

/** The types of what notifications are about. */
export const aboutTypes = [
  'AccessRequest',
  'BillingTransaction',
  'Bundle',
  'Meeting',
  'QuestionReport',
  'Session',
  'StudyGroup',
  'StudyGroupPost',
  'TestAttempt',
  'Transaction',
  'UserMessage',
] as const

export const notification = entity('Notification', notifications, {
  only: 'in_app',
  about: { type: 'aboutType', id: 'aboutId', types: aboutTypes, fields: ['title', 'body', 'path'] },
  needs: { title: ['title'], body: ['body'], path: ['path'] },
  sort: ['-insertedAt'],
  filters: { unread: ({ alias, arg }) => `(${arg('unread')}::boolean is not true or ${alias}.read_at is null)` },
})
