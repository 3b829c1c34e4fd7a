import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ExamPaper } from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { id, instant } from '../../kernel/database/columns'
import { entity, many } from '../../kernel/read/entity'

export const mockDays = pgTable(
  'mock_days',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    paper: text().$type<ExamPaper>().notNull(),
    half: boolean().notNull(),
    questions: integer().notNull(),
    /** A session's on the person's clock; it stays when their adjustments change. */
    minutes: integer().notNull(),
    extraTime: integer().notNull(),
    breaks: integer().notNull(),
    /** The questions of the second session, drawn with the first: nobody reads them before it begins. */
    second: uuid().array().notNull(),
    startedAt: instant().notNull(),
    breakFrom: instant(),
    breakUntil: instant(),
    startBy: instant(),
    secondStartedAt: instant(),
    endedAt: instant(),
    givenUpAt: instant(),
  },
  (table) => [
    index('mock_days_user').on(table.userId, table.startedAt),
    index('mock_days_started').on(table.startedAt, table.id),
    uniqueIndex('mock_days_one_running').on(table.userId).where(sql`ended_at is null and given_up_at is null`),
    index('mock_days_due').on(table.startBy).where(sql`second_started_at is null and given_up_at is null`),
    check(
      'mock_days_break',
      sql`(break_from is null) = (start_by is null) and (break_from is null) = (break_until is null)`,
    ),
    check('mock_days_second', sql`second_started_at is null or break_from is not null`),
  ],
)

const scored = "status in ('submitted', 'graded')"
const sumOf = (column: string, alias: string) =>
  `(select sum(part.${column}) from test_attempts part where part.mock_day_id = ${alias}.id and part.${scored})`

export const mockDay = entity('MockDay', mockDays, {
  sort: ['-startedAt'],
  relations: { sessions: many('TestAttempt', 'mockDayId', 'startedAt') },
  expressions: {
    gotPoints: ({ alias }) => sumOf('points', alias),
    mostPoints: ({ alias }) => sumOf('most', alias),
    asked: ({ alias }) => sumOf('count', alias),
  },
  needs: {
    status: ['endedAt', 'givenUpAt', 'secondStartedAt', 'breakFrom'],
    result: ['paper', 'endedAt', 'givenUpAt', 'gotPoints', 'mostPoints', 'asked'],
  },
})
