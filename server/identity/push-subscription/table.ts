import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../kernel/database/columns'
import { entity } from '../../kernel/read/entity'
import { signIns } from '../sign-in/table'
import { users } from '../user/table'

/** A browser that shows notifications: where its messages go, and the keys that only it can read them with. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    signInId: uuid()
      .notNull()
      .references(() => signIns.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    insertedAt: instant().notNull(),
    /** How often in a row its push service gave no answer. */
    silences: integer().notNull().default(0),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId),
    unique('push_subscriptions_one_a_sign_in').on(table.signInId),
    unique('push_subscriptions_endpoint').on(table.endpoint),
  ],
)

export const pushSubscription = entity('PushSubscription', pushSubscriptions, {
  sort: ['-id'],
  relations: { signIn: { kind: 'one', to: 'Device', key: 'signInId' } },
  needs: { current: ['signInId'] },
})
