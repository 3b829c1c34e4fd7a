import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../identity/user/table'
import { id, stamps } from '../../kernel/database/columns'
import { entity } from '../../kernel/read/entity'

export const adjustments = pgTable(
  'adjustments',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    extraTime: integer().notNull().default(0),
    breaks: integer().notNull().default(0),
    note: text(),
    ...stamps(),
  },
  (table) => [
    unique('adjustments_once').on(table.userId),
    check('adjustments_extra_time', sql`extra_time between 0 and 100`),
    check('adjustments_breaks', sql`breaks between 0 and 120`),
    check('adjustments_note', sql`length(note) between 1 and 2000`),
  ],
)

export const adjustment = entity('Adjustment', adjustments)
