import { jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { KeptName } from '../../../schema/generated/types'
import { id, instant } from '../../kernel/database/columns'
import { entity } from '../../kernel/read/entity'
import { users } from '../user/table'

export const keptValues = pgTable(
  'kept_values',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().$type<KeptName>().notNull(),
    value: jsonb().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [unique('kept_values_once').on(table.userId, table.name)],
)

export const keptValue = entity('KeptValue', keptValues)
