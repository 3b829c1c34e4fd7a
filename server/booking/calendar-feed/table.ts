import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../identity/user/table'
import { id, instant } from '../../kernel/database/columns'
import { entity } from '../../kernel/read/entity'

/** A calendar that may read a person's sessions. Its secret derives from the id and the server's key, and is not stored. */
export const calendarFeeds = pgTable('calendar_feeds', {
  id: id(),
  userId: uuid()
    .notNull()
    .unique('calendar_feeds_once')
    .references(() => users.id, { onDelete: 'cascade' }),
  insertedAt: instant().notNull(),
  lastReadAt: instant(),
  sessions: boolean().notNull().default(true),
  events: boolean().notNull().default(true),
  studyDays: boolean().notNull().default(true),
  deadlines: boolean().notNull().default(true),
  /** Whether a deadline rings a day before. */
  alarms: boolean().notNull().default(false),
})

export const calendarFeed = entity('CalendarFeed', calendarFeeds, { needs: { url: ['id'] } })
