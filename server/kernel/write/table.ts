import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { stamp } from '../database/columns'

/** One row for each intent: the same person and key get the same result; with other input they are refused. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actorId: uuid().notNull(),
    key: text().notNull(),
    operation: text().notNull(),
    requestHash: text().notNull(),
    resultId: uuid(),
    insertedAt: stamp(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.key] })],
)
