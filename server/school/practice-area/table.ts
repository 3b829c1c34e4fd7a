import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { id, stamps } from '../../kernel/database/columns'
import { entity } from '../../kernel/read/entity'

export const practiceAreas = pgTable('practice_areas', {
  id: id(),
  name: text().notNull().unique(),
  shortName: text().notNull(),
  bookingAllowed: boolean().notNull().default(true),
  meetingAllowed: boolean().notNull().default(true),
  classroomAllowed: boolean().notNull().default(true),
  ...stamps(),
})

export const practiceArea = entity('PracticeArea', practiceAreas, { sort: ['name'] })
