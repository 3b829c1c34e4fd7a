import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AvailabilityExceptionKind } from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { id, instant, stamps } from '../../kernel/database/columns'
import { entity, one, within } from '../../kernel/read/entity'

const none = sql`'{}'::uuid[]`

/** The types and areas that hours are for; none means all. The database refuses those of which the tutor may conduct no mock. */
const narrowing = () => ({
  sessionTypeIds: uuid().array().notNull().default(none),
  practiceAreaIds: uuid().array().notNull().default(none),
})

export const availabilityRules = pgTable(
  'availability_rules',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    timezone: text().notNull().default('Europe/London'),
    weekday: integer().notNull(),
    from: text().notNull(),
    until: text().notNull(),
    validFrom: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
    ...narrowing(),
    ...stamps(),
  },
  (table) => [
    index('availability_rules_user').on(table.userId),
    check('availability_rules_weekday', sql`weekday between 1 and 7`),
    check('availability_rules_order', sql`"until" > "from"`),
  ],
)

export const availabilityExceptions = pgTable(
  'availability_exceptions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<AvailabilityExceptionKind>().notNull(),
    from: instant().notNull(),
    until: instant().notNull(),
    note: text(),
    ...narrowing(),
    ...stamps(),
  },
  (table) => [
    index('availability_exceptions_user').on(table.userId, table.from),
    check('availability_exceptions_order', sql`"until" > "from"`),
    // Over a change of the clocks 366 days are an hour longer.
    check('availability_exceptions_length', sql`extract(epoch from "until" - "from") <= 366 * 86400 + 3600`),
    check(
      'availability_exceptions_off',
      sql`kind <> 'off' or cardinality(session_type_ids) + cardinality(practice_area_ids) = 0`,
    ),
  ],
)

const narrowed = {
  inputs: { sessionTypes: 'sessionTypeIds', practiceAreas: 'practiceAreaIds' },
  relations: {
    sessionTypes: within('SessionType', 'sessionTypeIds', 'name'),
    practiceAreas: within('PracticeArea', 'practiceAreaIds', 'name'),
    user: one('User', 'userId'),
  },
}

export const availabilityRule = entity('AvailabilityRule', availabilityRules, {
  sort: ['weekday'],
  ...narrowed,
})

export const availabilityException = entity('AvailabilityException', availabilityExceptions, {
  sort: ['from'],
  ...narrowed,
  filters: {
    from: ({ alias, arg }) => `${alias}."until" > ${arg('from')}::timestamptz`,
    until: ({ alias, arg }) => `${alias}."from" < ${arg('until')}::timestamptz`,
  },
})
