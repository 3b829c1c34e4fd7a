import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AttemptMode, AttemptStatus, Confidence, ShownWhen } from '../../../schema/generated/types'
import { contentBlocks } from '../../content/content-block/table'
import { users } from '../../identity/user/table'
import { id, instant } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { isAnySatElsewhere } from '../asking/sat-elsewhere'
import { bundles } from '../bundle/table'
import { mayOpen } from '../library-permission/term'
import { mockDays } from '../mock-day/table'
import { waitsSql } from '../results/settle-attempts'

export const testAttempts = pgTable(
  'test_attempts',
  {
    id: id(),
    /** Null: own practice. */
    bundleId: uuid().references(() => bundles.id),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    mode: text().$type<AttemptMode>().notNull(),
    /** `overdue` is never stored: it follows from the clock. */
    status: text().$type<AttemptStatus>().notNull().default('in_progress'),
    startedAt: instant().notNull(),
    endsAt: instant(),
    submittedAt: instant(),
    submittedByClock: boolean().notNull().default(false),
    timeLimit: integer(),
    extraTime: integer().notNull().default(0),
    breaks: integer().notNull().default(0),
    count: integer().notNull(),
    points: doublePrecision(),
    most: integer().notNull(),
    /** As the test said at the start. */
    passPercent: doublePrecision(),
    /** Whether that is the mean of its questions' estimates. */
    passEstimated: boolean().notNull().default(false),
    resultsShow: text().$type<ShownWhen>().notNull(),
    /** Which of so many attempts it is, from 1; null: the test had no limit at the start. */
    turn: integer(),
    /** The mock day that it is a session of, and which. */
    mockDayId: uuid().references(() => mockDays.id, { onDelete: 'cascade' }),
    mockSession: integer(),
    /** Whether a person marks its essays: it is at a test, and no trial of an author's. */
    byPerson: boolean().notNull().default(false),
    /** Whether its first answers stand in `question_counts`, or never will: its author tries it. */
    counted: boolean().notNull().default(false),
  },
  (table) => [
    index('test_attempts_user').on(table.userId, table.startedAt),
    index('test_attempts_started').on(table.startedAt, table.id),
    index('test_attempts_bundle').on(table.bundleId),
    uniqueIndex('test_attempts_one_running')
      .on(table.userId, table.bundleId)
      .where(sql`status = 'in_progress' and bundle_id is not null`),
    uniqueIndex('test_attempts_turn')
      .on(table.userId, table.bundleId, table.turn)
      .where(sql`turn is not null and status in ('in_progress', 'submitted', 'graded')`),
    index('test_attempts_due').on(table.endsAt).where(sql`status = 'in_progress'`),
    index('test_attempts_uncounted')
      .on(table.submittedAt)
      .where(sql`status in ('submitted', 'graded') and not counted`),
    unique('test_attempts_mock_session').on(table.mockDayId, table.mockSession),
    check('test_attempts_session', sql`mock_session in (1, 2) and (mock_day_id is null) = (mock_session is null)`),
    check(
      'test_attempts_handed_in',
      sql`(status in ('submitted', 'graded')) = (submitted_at is not null) or status = 'void'`,
    ),
  ],
)

/** Whether the person of an attempt can no longer open its bundle; own practice has no end. */
const accessOver = (alias: string, now: string) => `(${alias}.bundle_id is not null and not exists (
  select 1 from library_permissions p where p.bundle_id = ${alias}.bundle_id and p.user_id = ${alias}.user_id and ${mayOpen('p', now)}))`

const showing = ['status', 'resultsShow', 'accessOver', 'satElsewhere']

export const testAttempt = entity('TestAttempt', testAttempts, {
  sort: ['-startedAt'],
  relations: { bundle: one('Bundle', 'bundleId') },
  expressions: {
    accessOver: ({ alias, now }) => accessOver(alias, now()),
    satElsewhere: ({ alias, now }) => isAnySatElsewhere(alias, now()),
    answered: ({ alias }) =>
      `(select count(*)::int from attempt_questions q where q.attempt_id = ${alias}.id and q.answer is not null)`,
    unmarked: ({
      alias,
    }) => `case when ${alias}.status = 'submitted' then (select count(*)::int from attempt_questions q
      join test_attempts t on t.id = q.attempt_id join content_blocks b on b.id = q.block_id where t.id = ${alias}.id and ${waitsSql}) else 0 end`,
  },
  filters: {
    status: ({ alias, arg, now }) =>
      `case when ${alias}.status = 'in_progress' and ${alias}.ends_at <= ${now()} then 'overdue' else ${alias}.status end = ${arg('status')}`,
  },
  needs: {
    status: ['status', 'endsAt'],
    points: ['points', ...showing],
    percent: ['points', 'most', ...showing],
    questions: ['id', 'userId'],
  },
})

export const attemptQuestions = pgTable(
  'attempt_questions',
  {
    id: id(),
    attemptId: uuid()
      .notNull()
      .references(() => testAttempts.id, { onDelete: 'cascade' }),
    /** As of its attempt: what a person has met is asked by it. */
    userId: uuid().notNull(),
    blockId: uuid()
      .notNull()
      .references(() => contentBlocks.id),
    position: integer().notNull(),
    /** The ids of its options in the order of this attempt. */
    optionOrder: jsonb().$type<string[]>().notNull(),
    feedbackShow: text().$type<ShownWhen>().notNull(),
    seenBefore: boolean().notNull().default(false),
    /** Its points and its estimate at the start; null in attempts of before they were kept. */
    score: smallint(),
    estimate: doublePrecision(),
    answer: text().array(),
    confidence: text().$type<Confidence>(),
    flagged: boolean().notNull().default(false),
    struck: text().array().notNull().default(sql`'{}'::text[]`),
    note: text(),
    seconds: integer().notNull().default(0),
    changes: integer().notNull().default(0),
    change: doublePrecision().notNull().default(0),
    savedAt: instant(),
    checkedAt: instant(),
    points: doublePrecision(),
    right: boolean(),
    /** Whether it is the person's first answer, which stands in `question_counts`. */
    counted: boolean().notNull().default(false),
    /** How the person did in the rest of the attempt, in percent, as it was counted; null where the attempt was short. */
    strength: smallint(),
  },
  (table) => [
    unique('attempt_questions_place').on(table.attemptId, table.position),
    index('attempt_questions_met').on(table.userId, table.blockId),
    index('attempt_questions_block').on(table.blockId, table.id),
  ],
)

/** How the first answers of all people to a question did, so that showing it costs one row and does not grow with the school. */
export const questionCounts = pgTable('question_counts', {
  blockId: uuid()
    .primaryKey()
    .references(() => contentBlocks.id, { onDelete: 'cascade' }),
  answered: integer().notNull().default(0),
  right: integer().notNull().default(0),
  seconds: integer().notNull().default(0),
  /** How many chose each option, by its id. */
  choices: jsonb().$type<Record<string, number>>().notNull().default({}),
  /** Those whose strength is known, and the sums that a correlation is made of. */
  ranked: integer().notNull().default(0),
  rankedRight: integer().notNull().default(0),
  strengths: doublePrecision().notNull().default(0),
  strengthSquares: doublePrecision().notNull().default(0),
  strengthsRight: doublePrecision().notNull().default(0),
  /** How many of each twentieth of strength chose an option: `band option`, and `band` alone for all of them. */
  bands: jsonb().$type<Record<string, number>>().notNull().default({}),
  /** How many took so many times five seconds. */
  times: jsonb().$type<Record<string, number>>().notNull().default({}),
})
