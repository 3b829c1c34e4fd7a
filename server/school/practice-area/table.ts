import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../identity/user/table'
import { id, stamps } from '../../kernel/database/columns'
import { byIds, entity } from '../../kernel/read/entity'

export const practiceAreas = pgTable('practice_areas', {
  id: id(),
  name: text().notNull().unique(),
  shortName: text().notNull(),
  bookingAllowed: boolean().notNull().default(true),
  meetingAllowed: boolean().notNull().default(true),
  classroomAllowed: boolean().notNull().default(true),
  ...stamps(),
})

/** The areas that a person practises or prepares for. */
export const userPracticeAreas = pgTable(
  'user_practice_areas',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    practiceAreaId: uuid()
      .notNull()
      .references(() => practiceAreas.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.practiceAreaId] })],
)

export const practiceArea = entity('PracticeArea', practiceAreas, { sort: ['name'], filters: byIds })
