import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  Criterion,
  ReminderType,
  SessionCategory,
  SessionGroup,
  SessionMode,
  SessionTypeStatus,
} from '../../../schema/generated/types'
import { id, instant, pence, stamps } from '../../kernel/database/columns'
import { byIds, entity, many, through } from '../../kernel/read/entity'
import { practiceAreas } from '../practice-area/table'

export const sessionTypes = pgTable(
  'session_types',
  {
    id: id(),
    parentId: uuid().references((): AnyPgColumn => sessionTypes.id),
    group: text().$type<SessionGroup>().notNull(),
    mode: text().$type<SessionMode>().notNull(),
    category: text().$type<SessionCategory>(),
    techName: text().notNull().unique(),
    name: text().notNull(),
    shortName: text().notNull(),
    price: pence().notNull(),
    reschedulePrice: pence().notNull(),
    status: text().$type<SessionTypeStatus>().notNull().default('draft'),
    duration: integer(),
    preparationTime: integer().notNull().default(0),
    windowLength: integer().notNull().default(7),
    timeLimit: integer(),
    seats: integer().notNull().default(1),
    freeUntilHours: integer().notNull().default(24),
    noticeHours: integer().notNull().default(24),
    breakTime: integer().notNull().default(10),
    policyVersion: integer().notNull().default(1),
    description: text(),
    criteria: jsonb().$type<Criterion[]>(),
    image: uuid(),
    chat: boolean().notNull().default(false),
    marksheet: boolean().notNull().default(true),
    drawingTools: boolean().notNull().default(false),
    academicReview: boolean().notNull().default(false),
    /** The school's pass line, 0 to 5. */
    passMark: doublePrecision().notNull().default(3),
    reminderType: text().$type<ReminderType>().notNull().default('email'),
    reminderTime: integer().default(60),
    bookingAllowed: boolean().notNull().default(true),
    meetingAllowed: boolean().notNull().default(false),
    classroomAllowed: boolean().notNull().default(true),
    purchaseAllowed: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    ...stamps(),
  },
  (table) => [
    index('session_types_parent').on(table.parentId),
    check('session_types_exam', sql`"group" <> 'exam' or (mode <> 'live' and time_limit is not null)`),
    check('session_types_time_limit', sql`time_limit > 0`),
    check('session_types_seats', sql`seats between 1 and 50 and (seats = 1 or mode = 'live')`),
    check('session_types_pass_mark', sql`pass_mark between 0 and 5`),
  ],
)

export const sessionTypePracticeAreas = pgTable(
  'session_type_practice_areas',
  {
    sessionTypeId: uuid()
      .notNull()
      .references(() => sessionTypes.id, { onDelete: 'cascade' }),
    practiceAreaId: uuid()
      .notNull()
      .references(() => practiceAreas.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.sessionTypeId, table.practiceAreaId] })],
)

export const sessionType = entity('SessionType', sessionTypes, {
  sort: ['position'],
  relations: {
    practiceAreas: through('PracticeArea', 'session_type_practice_areas', 'sessionTypeId', 'practiceAreaId', 'name'),
    children: many('SessionType', 'parentId', 'position'),
  },
  pictures: ['image'],
  needs: { imagePreview: ['image'] },
  filters: {
    ...byIds,
    root: ({ alias, arg }) => `(${arg('root')}::boolean is not true or ${alias}.parent_id is null)`,
  },
})

/** Each version of a type's price and policy; a booking names the version that it was quoted. */
export const sessionTypePolicies = pgTable(
  'session_type_policies',
  {
    sessionTypeId: uuid()
      .notNull()
      .references(() => sessionTypes.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    price: pence().notNull(),
    reschedulePrice: pence().notNull(),
    freeUntilHours: integer().notNull(),
    insertedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionTypeId, table.version] })],
)
