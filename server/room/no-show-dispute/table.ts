import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { DisputeOutcome, DisputeReason } from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { id, instant } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { sessions } from '../session/table'

export const noShowDisputes = pgTable(
  'no_show_disputes',
  {
    id: id(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The candidate. */
    userId: uuid()
      .notNull()
      .references(() => users.id),
    reason: text().$type<DisputeReason>().notNull(),
    message: text().notNull(),
    insertedAt: instant().notNull(),
    answerBy: instant().notNull(),
    outcome: text().$type<DisputeOutcome>(),
    answer: text(),
    resolvedAt: instant(),
    resolvedById: uuid().references(() => users.id),
    rebookUntil: instant(),
    rebookedSessionId: uuid().references(() => sessions.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('no_show_disputes_once').on(table.sessionId),
    unique('no_show_disputes_rebooked_once').on(table.rebookedSessionId),
    index('no_show_disputes_open').on(table.answerBy).where(sql`outcome is null`),
    index('no_show_disputes_user').on(table.userId),
    // The free bookings that a person still has.
    index('no_show_disputes_free').on(table.userId).where(sql`outcome = 'reinstated' and rebooked_session_id is null`),
    check('no_show_disputes_outcome_known', sql`outcome in ('upheld','refunded','reinstated')`),
    check('no_show_disputes_decided', sql`(outcome is null) = (resolved_at is null)`),
    check('no_show_disputes_free_booking', sql`(outcome = 'reinstated') = (rebook_until is not null)`),
  ],
)

export const noShowDispute = entity('NoShowDispute', noShowDisputes, {
  relations: { session: one('Session', 'sessionId') },
})
