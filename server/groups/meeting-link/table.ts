import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { MeetingLinkFailure, MeetingProvider } from '../../../schema/generated/types'
import { id, instant, stamps } from '../../kernel/database/columns'
import { meetings } from '../meeting/table'

/** The meetings at Google and Zoom that we make for events. A row stays until its meeting is ended, also beyond its event. */
export const meetingLinks = pgTable(
  'meeting_links',
  {
    /** By it the provider's meeting is found again. */
    id: id(),
    meetingId: uuid().references(() => meetings.id, { onDelete: 'set null' }),
    provider: text().$type<MeetingProvider>().notNull(),
    /** When it was first asked for; from then on there may be a meeting, whether an answer came or not. */
    askedAt: instant(),
    madeAt: instant(),
    externalId: text(),
    link: text(),
    /** What the provider was told last. */
    toldTitle: text(),
    toldFrom: instant(),
    toldUntil: instant(),
    /** Tries that failed in a row. */
    tries: integer().notNull().default(0),
    failure: text().$type<MeetingLinkFailure>(),
    /** From when on it is to be ended. */
    endingAt: instant(),
    ...stamps(),
  },
  (table) => [
    uniqueIndex('meeting_links_one').on(table.meetingId).where(sql`ending_at is null`),
    index('meeting_links_meeting').on(table.meetingId),
    check('meeting_links_made', sql`made_at is null or (external_id is not null and link is not null)`),
  ],
)
