import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../identity/user/table'

/** What people say of their plans; the plan itself follows from what is left to do. */
export const studyPlans = pgTable(
  'study_plans',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    minutesPerDay: integer().notNull().default(90),
    /** Bundles, practice areas and mock days by id; one that is gone is nothing. */
    leftOut: text().array().notNull().default(sql`'{}'::text[]`),
  },
  () => [
    check('study_plans_minutes', sql`minutes_per_day between 15 and 720`),
    check('study_plans_left_out', sql`cardinality(left_out) <= 500`),
  ],
)
