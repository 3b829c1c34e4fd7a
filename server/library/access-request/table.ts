import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AccessRequestStatus } from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { id, instant, stamp } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { bundles } from '../bundle/table'

export const accessRequests = pgTable(
  'access_requests',
  {
    id: id(),
    bundleId: uuid().references(() => bundles.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: text(),
    status: text().$type<AccessRequestStatus>().notNull().default('open'),
    answer: text(),
    answeredById: uuid().references(() => users.id, { onDelete: 'set null' }),
    answeredAt: instant(),
    insertedAt: stamp(),
  },
  (table) => [
    uniqueIndex('access_requests_once').on(table.userId, table.bundleId).where(sql`status = 'open'`),
    index('access_requests_bundle').on(table.bundleId, table.status),
    index('access_requests_inserted').on(table.insertedAt, table.id),
    index('access_requests_user').on(table.userId),
    check('access_requests_target', sql`bundle_id is not null`),
    check('access_requests_message', sql`length(message) between 1 and 2000`),
    check('access_requests_answer', sql`length(answer) between 1 and 2000`),
    check('access_requests_answered', sql`(status = 'open') = (answered_at is null)`),
  ],
)

export const accessRequest = entity('AccessRequest', accessRequests, {
  sort: ['-insertedAt'],
  relations: { bundle: one('Bundle', 'bundleId') },
  expressions: {
    userName: ({ alias }) => `(select asker.full_name from users asker where asker.id = ${alias}.user_id)`,
    nextSitting: ({ alias, now }) =>
      `(select min(sitting.date) from exam_sittings sitting where sitting.user_id = ${alias}.user_id and sitting.date >= (${now()})::date)`,
  },
})
