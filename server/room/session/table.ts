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
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { MARKED_WITHIN_DAYS } from '../../../rules/room/session-timing'
import type {
  AssignmentStatus,
  AttendeeRole,
  Criterion,
  CriterionMark,
  ExtraTask,
  SessionStatus,
} from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { byName, id, instant, instantRange, pence, stamps } from '../../kernel/database/columns'
import { entity, has, many, one } from '../../kernel/read/entity'
import { daysAfterSql } from '../../kernel/time/calendar-days'
import { practiceAreas } from '../../school/practice-area/table'
import { sessionTypes } from '../../school/session-type/table'
import { clockMinutesOf, disputeOf, seatsTakenOf } from '../life/reading-sql'
import { mocks } from '../mock/table'
import type { KeptQuote } from './kept-quote'

/** A live session has a deadline only once it was handed back. */
const dueSql = `case
  when status = 'pending' then hold_until
  when status in ('booked', 'in_progress') and deadline is not null then deadline
  when status in ('booked', 'in_progress', 'ready', 'marking', 'in_review')
    then ${daysAfterSql('coalesce(ready_at, deadline, end_at)', MARKED_WITHIN_DAYS)}
end`

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    externalId: text(),
    parentId: uuid().references((): AnyPgColumn => sessions.id),
    mockId: uuid().references(() => mocks.id),
    sessionTypeId: uuid()
      .notNull()
      .references(() => sessionTypes.id),
    practiceAreaId: uuid()
      .notNull()
      .references(() => practiceAreas.id),
    name: text().notNull(),
    shortName: text().notNull(),
    status: text().$type<SessionStatus>().notNull().default('pending'),
    assignmentStatus: text().$type<AssignmentStatus>().notNull().default('unassigned'),
    /** When whoever conducts it said that they take it; of somebody before them, unless it is `accepted`. */
    acceptedAt: instant(),
    cancelReason: text(),
    googleEventId: text(),
    zoomId: text(),
    marksheet: jsonb().$type<Criterion[]>(),
    extraTasks: jsonb().$type<ExtraTask[]>(),
    marks: jsonb().$type<CriterionMark[]>(),
    finalMark: doublePrecision(),
    skillsMark: doublePrecision(),
    lawMark: doublePrecision(),
    review: text(),
    internalReview: text(),
    timezone: text().notNull().default('Europe/London'),
    startAt: instant().notNull(),
    deadline: instant(),
    readyAt: instant(),
    endAt: instant().notNull(),
    marked: instant(),
    correctedAt: instant(),
    /** Why the released marks were corrected. */
    correction: text(),
    accessOpen: instant(),
    accessClose: instant(),
    holdUntil: instant(),
    unreadyMessage: text(),
    noShowAt: instant(),
    /** When the candidate started the station's clock. */
    clockStartedAt: instant(),
    /** Of an exam: its minutes, as they were at the booking. */
    timeLimit: integer(),
    /** The minutes on its clock once that started, with the adjustments of its candidate. */
    clockLength: integer(),
    /** From when the candidate may read the task: an exam's opens with its clock. */
    taskOpen: instant().generatedAlwaysAs(sql`case when time_limit is null then access_open else clock_started_at end`),
    /** The version of the written answer; it outlives the answer, so that an emptied text is told from an older one. */
    answerVersion: integer().notNull().default(0),
    /** How many may join at this start, and which of the places this one is; a joint session has the same `jointId` in all of them. */
    seats: integer().notNull().default(1),
    seat: integer().notNull().default(1),
    jointId: uuid(),
    price: pence(),
    quote: jsonb().$type<KeptQuote>(),
    remindedAt: instant(),
    /** When the people of a live session were told that it is about to begin. */
    calledAt: instant(),
    /** Of the latest version of its calendar entry; null while nobody was invited. */
    invitationSequence: integer(),
    /** When its payment, its answers or its marks are due, as `dueOf` of rules/room/session-timing says; null where it waits for none of them. */
    dueAt: instant().generatedAlwaysAs(sql.raw(dueSql)),
    /** Names to sort by, last name first. Triggers keep them. */
    candidateName: text(),
    tutorName: text(),
    ...stamps(),
  },
  (table) => [
    index('sessions_start').on(table.startAt, table.id),
    index('sessions_inserted').on(table.insertedAt, table.id),
    index('sessions_deadline').on(table.deadline, table.id),
    index('sessions_marked').on(table.marked, table.id),
    index('sessions_status').on(table.status, table.startAt),
    index('sessions_type').on(table.sessionTypeId, table.startAt),
    index('sessions_area').on(table.practiceAreaId, table.startAt),
    index('sessions_assignment').on(table.assignmentStatus, table.startAt),
    // Serves the clock's next work, which is little at any moment (server/room/life/sweep.ts).
    index('sessions_lapsing').on(table.holdUntil).where(sql`status = 'pending'`),
    index('sessions_opening').on(sql`least(start_at, access_open)`).where(sql`status = 'booked'`),
    index('sessions_closing').on(sql`least(end_at, deadline)`).where(sql`status = 'in_progress'`),
    // With their ids, by which what was paid for the sessions of a type or a mock is found.
    index('sessions_type_id').on(table.sessionTypeId, table.id),
    index('sessions_mock').on(table.mockId, table.id),
    index('sessions_parent').on(table.parentId).where(sql`parent_id is not null`),
    index('sessions_due').on(table.dueAt, table.id),
    index('sessions_name').on(byName(table.name), table.id),
    index('sessions_candidate').on(byName(table.candidateName), table.id),
    index('sessions_tutor').on(byName(table.tutorName), table.id),
    index('sessions_search').using('gin', sql`folded(name) gin_trgm_ops`),
    uniqueIndex('sessions_seat').on(table.jointId, table.seat).where(sql`status not in ('cancelled', 'expired')`),
    check('sessions_seats', sql`seat between 1 and seats and (seats = 1 or joint_id is not null)`),
    check('sessions_order', sql`end_at > start_at`),
    check(
      'sessions_status_known',
      sql`status in ('pending','booked','in_progress','ready','marking','in_review','marked','no_show','cancelled','expired')`,
    ),
  ],
)

export const sessionAttendees = pgTable(
  'session_attendees',
  {
    id: id(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    role: text().$type<AttendeeRole>().notNull(),
    /** Whether the session is upcoming, running or to be marked; triggers maintain it. */
    ahead: boolean().notNull().default(false),
  },
  (table) => [
    unique('session_attendees_once').on(table.sessionId, table.userId),
    // Every rule asks whose sessions these are, so the index holds all that they need.
    index('session_attendees_user').on(table.userId, table.sessionId, table.role),
    index('session_attendees_ahead').on(table.userId).where(sql`ahead and role <> 'candidate'`),
  ],
)

/** A person's live time. The database refuses overlaps; a trigger deletes those of sessions that ended early. Other nouns take time too: see room/life/other-time. */
export const commitments = pgTable(
  'commitments',
  {
    id: id(),
    /** Null: another thing than a session takes it, whose id is `jointId`. */
    sessionId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    during: instantRange().notNull(),
    /** Commitments with the same one may overlap: a tutor's in a joint session. */
    jointId: uuid().notNull(),
  },
  (table) => [
    index('commitments_session').on(table.sessionId),
    index('commitments_other').on(table.jointId).where(sql`session_id is null`),
  ],
)

export const sessionNotes = pgTable(
  'session_notes',
  {
    id: id(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    title: text(),
    content: text(),
    ...stamps(),
  },
  (table) => [index('session_notes_session').on(table.sessionId), index('session_notes_user').on(table.userId)],
)

/** The history of a session: one line for each change of state. */
export const sessionEvents = pgTable(
  'session_events',
  {
    id: id(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    actorId: uuid().references(() => users.id),
    from: text().$type<SessionStatus>(),
    to: text().$type<SessionStatus>().notNull(),
    message: text(),
    at: instant().notNull(),
  },
  (table) => [index('session_events_session').on(table.sessionId), index('session_events_actor').on(table.actorId)],
)

export const session = entity('Session', sessions, {
  sort: ['-startAt', '-insertedAt', 'deadline', 'dueAt', '-marked', 'name', 'candidateName', 'tutorName'],
  search: ['name', 'attendees'],
  range: 'startAt',
  relations: {
    mock: one('Mock', 'mockId'),
    sessionType: one('SessionType', 'sessionTypeId'),
    practiceArea: one('PracticeArea', 'practiceAreaId'),
    attendees: many('SessionAttendee', 'sessionId', 'role'),
    materials: many('SessionMaterial', 'sessionId', 'insertedAt'),
    answers: many('SessionAnswer', 'sessionId', 'insertedAt'),
    notes: many('SessionNote', 'sessionId', 'insertedAt'),
    sessionMarksheet: has('SessionMarksheet', 'sessionId'),
    declines: many('SessionDecline', 'sessionId', 'insertedAt'),
    noShowDispute: has('NoShowDispute', 'sessionId'),
  },
  expressions: {
    myRole: ({ alias, me }) =>
      `(select x.role from session_attendees x where x.session_id = ${alias}.id and x.user_id = ${me()}::uuid)`,
    seatsTaken: ({ alias, now }) => seatsTakenOf(alias, now()),
    answerCount: ({ alias }) => `(select count(*)::int from session_answers x where x.session_id = ${alias}.id)`,
    clockMinutes: ({ alias }) => clockMinutesOf(alias),
    timeUsed: ({ alias }) =>
      `(select extract(epoch from max(greatest(x.updated_at, ${alias}.clock_started_at)) - ${alias}.clock_started_at)::int
        from session_answers x where x.session_id = ${alias}.id and ${alias}.clock_started_at is not null)`,
    dispute: ({ alias }) => disputeOf(`${alias}.id`),
  },
  needs: {
    due: ['status', 'endAt', 'deadline', 'readyAt', 'holdUntil', 'noShowAt', 'sessionTypeId', 'dispute'],
    dueFor: ['status', 'endAt', 'deadline', 'readyAt', 'holdUntil', 'noShowAt', 'sessionTypeId', 'dispute'],
    allowed: [
      'status',
      'startAt',
      'endAt',
      'deadline',
      'holdUntil',
      'accessOpen',
      'sessionTypeId',
      'myRole',
      'answerCount',
      'mockId',
      'readyAt',
      'noShowAt',
      'marked',
      'assignmentStatus',
      'timeLimit',
      'clockStartedAt',
      'dispute',
    ],
  },
  filters: {
    userId: ({ alias, arg }) =>
      `${alias}.id = any(array(select x.session_id from session_attendees x where x.user_id = ${arg('userId')}::uuid))`,
    disputed: ({ alias, arg }) =>
      `(not ${arg('disputed')}::boolean or ${alias}.id = any(array(select d.session_id from no_show_disputes d where d.outcome is null)))`,
    overdue: ({ alias, arg, now }) =>
      `(not ${arg('overdue')}::boolean or (${alias}.status in ('ready', 'marking', 'in_review') and ${alias}.due_at < ${now()}))`,
  },
  skewed: ['disputed', 'overdue', 'status', 'assignmentStatus', 'sessionTypeId', 'practiceAreaId'],
})

export const sessionAttendee = entity('SessionAttendee', sessionAttendees, {
  search: ['user'],
  relations: { user: one('User', 'userId'), session: one('Session', 'sessionId') },
})

export const sessionNote = entity('SessionNote', sessionNotes, { relations: { session: one('Session', 'sessionId') } })
