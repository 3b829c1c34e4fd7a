import { type SQL, sql } from 'drizzle-orm'
import {
  check,
  date,
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
import type { Kept, MemoryState } from '../../../rules/library/review-memory'
import type { ReviewGrade } from '../../../schema/generated/types'
import { contents } from '../../content/content/table'
import { contentBlocks } from '../../content/content-block/table'
import { users } from '../../identity/user/table'
import { id, instant, stamp } from '../../kernel/database/columns'
import { ownCards } from '../own-card/table'
import type { KeptCriterion } from './weak-criteria'

const ofPerson = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Cards of people's queues. They are known by block and side, so that an author's edit leaves their schedule alone. */
export const reviewCards = pgTable(
  'review_cards',
  {
    id: id(),
    userId: ofPerson(),
    /** Null of a criterion and of an own card. */
    blockId: uuid().references(() => contentBlocks.id, { onDelete: 'cascade' }),
    /** As of its block: who may meet the card is decided by it. */
    contentId: uuid().references(() => contents.id, { onDelete: 'cascade' }),
    /** The own card that it is a side of; null of others. */
    ownCardId: uuid().references(() => ownCards.id, { onDelete: 'cascade' }),
    /** The session type and title of a weak criterion of marksheets, and what its last mark said. */
    criterionKey: text(),
    criterion: jsonb().$type<KeptCriterion>(),
    /** When a later mark of the criterion was no longer weak. */
    endedAt: instant(),
    /** `front`, `back`, a gap's number as `c1`, `question`, or `criterion`. */
    side: text().notNull(),
    state: text().$type<MemoryState>().notNull().default('new'),
    due: instant().notNull(),
    stability: doublePrecision().notNull().default(0),
    difficulty: doublePrecision().notNull().default(0),
    reps: integer().notNull().default(0),
    lapses: integer().notNull().default(0),
    steps: integer().notNull().default(0),
    scheduledDays: integer().notNull().default(0),
    lastReview: instant(),
    setAsideUntil: instant(),
    /** Out of the queue from then on, until it is taken back. */
    suspendedAt: instant(),
    /** When it comes up: `due`, unless it is set aside. */
    turn: instant()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`greatest(due, set_aside_until)`),
    insertedAt: stamp(),
  },
  (table) => [
    unique('review_cards_once').on(table.userId, table.blockId, table.side),
    index('review_cards_turn').on(table.userId, table.turn),
    index('review_cards_block').on(table.blockId),
    index('review_cards_content').on(table.contentId),
    check('review_cards_side', sql`side ~ '^(front|back|question|criterion|c[0-9]{1,9})$'`),
    check(
      'review_cards_of',
      sql`num_nonnulls(block_id, own_card_id, criterion_key) = 1 and (block_id is null) = (content_id is null) and (criterion_key is null) = (criterion is null) and (side = 'criterion') = (criterion_key is not null) and (side <> 'question' or block_id is not null)`,
    ),
    uniqueIndex('review_cards_own').on(table.ownCardId, table.side).where(sql`own_card_id is not null`),
    uniqueIndex('review_cards_criterion').on(table.userId, table.criterionKey).where(sql`criterion_key is not null`),
  ],
)

/** Answers to cards; one that was taken back stays, so that a late repetition of it is known. */
export const reviewLogs = pgTable(
  'review_logs',
  {
    id: id(),
    cardId: uuid()
      .notNull()
      .references(() => reviewCards.id, { onDelete: 'cascade' }),
    userId: ofPerson(),
    side: text().notNull(),
    at: instant().notNull(),
    grade: text().$type<ReviewGrade>().notNull(),
    /** Of an answer that was sent as it was given; null of one that was kept without a network. */
    change: doublePrecision(),
    /** Of an answer that was kept without a network: the id that the device gave it. */
    eventId: uuid(),
    seconds: integer().notNull(),
    before: jsonb().$type<Kept>().notNull(),
    undoneAt: instant(),
  },
  (table) => [
    unique('review_logs_once').on(table.cardId, table.change),
    unique('review_logs_event').on(table.userId, table.eventId),
    check('review_logs_of', sql`num_nonnulls(change, event_id) = 1`),
    index('review_logs_at').on(table.userId, table.at).where(sql`undone_at is null`),
    check('review_logs_seconds', sql`seconds between 0 and 600`),
  ],
)

export const reviewSettings = pgTable(
  'review_settings',
  {
    userId: ofPerson().primaryKey(),
    weekdaysOff: smallint().array().notNull().default(sql`'{}'::smallint[]`),
    datesOff: date({ mode: 'string' }).array().notNull().default(sql`'{}'::date[]`),
    cap: integer().notNull().default(45),
    newPerDay: integer().notNull().default(20),
    retention: doublePrecision().notNull().default(0.9),
    /** The person's own parameters of FSRS, and how many answers they follow from. */
    parameters: doublePrecision().array(),
    fittedAnswers: integer(),
  },
  () => [
    check('review_settings_cap', sql`cap between 5 and 240`),
    check('review_settings_new', sql`new_per_day between 0 and 200`),
    check('review_settings_retention', sql`retention between 0.8 and 0.95`),
    check('review_settings_parameters', sql`cardinality(parameters) = 21`),
    check('review_settings_weekdays', sql`weekdays_off <@ '{1,2,3,4,5,6,7}'::smallint[]`),
  ],
)
