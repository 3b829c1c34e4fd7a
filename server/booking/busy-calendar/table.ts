import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { BusyFailure } from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { id, instant, stamps } from '../../kernel/database/columns'
import { entity } from '../../kernel/read/entity'

/** A person's calendar elsewhere. */
export const busyCalendars = pgTable(
  'busy_calendars',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Sealed with the server's key: who has it can read all of the calendar. */
    address: text().notNull(),
    host: text().notNull(),
    allDay: boolean().notNull().default(false),
    timezone: text(),
    /** What its server said of the version that was read, to be asked for changes only. */
    etag: text(),
    lastModified: text(),
    readAt: instant().notNull(),
    /** When it is read again. */
    nextAt: instant().notNull(),
    failedAt: instant(),
    failure: text().$type<BusyFailure>(),
    /** Readings that failed in a row. */
    failures: integer().notNull().default(0),
    ...stamps(),
  },
  (table) => [
    index('busy_calendars_user').on(table.userId),
    index('busy_calendars_next').on(table.nextAt),
    check('busy_calendars_failed', sql`(failed_at is null) = (failure is null)`),
  ],
)

/** From and until of what a calendar holds as busy, and nothing else of it. */
export const busyTimes = pgTable(
  'busy_times',
  {
    id: id(),
    calendarId: uuid()
      .notNull()
      .references(() => busyCalendars.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    from: instant().notNull(),
    until: instant().notNull(),
    allDay: boolean().notNull().default(false),
    openedAt: instant(),
  },
  (table) => [
    unique('busy_times_once').on(table.calendarId, table.from, table.until),
    index('busy_times_user').on(table.userId, table.until),
    check('busy_times_order', sql`"from" < "until"`),
  ],
)

const ahead = ({ alias, now }: { alias: string; now: () => string }) =>
  `(select count(*)::int from busy_times b where b.calendar_id = ${alias}.id and b."until" > ${now()} and b."from" < ${now()}::timestamptz + interval '28 days')`

export const busyCalendar = entity('BusyCalendar', busyCalendars, { sort: ['insertedAt'], expressions: { ahead } })

export const busyTime = entity('BusyTime', busyTimes, {
  sort: ['from'],
  filters: {
    from: ({ alias, arg }) => `${alias}."until" > ${arg('from')}::timestamptz`,
    until: ({ alias, arg }) => `${alias}."from" < ${arg('until')}::timestamptz`,
  },
  expressions: { name: ({ alias }) => `(select c.name from busy_calendars c where c.id = ${alias}.calendar_id)` },
})
