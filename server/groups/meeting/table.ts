import { type SQL, sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { JOIN_MINUTES, MOST_HOURS } from '../../../rules/groups/meetings'
import type {
  MeetingLinkFailure,
  MeetingLockTarget,
  MeetingPolicy,
  MeetingProvider,
  MeetingType,
  Visibility,
} from '../../../schema/generated/types'
import { driveFiles } from '../../files/drive-file/table'
import { users } from '../../identity/user/table'
import { byName, id, instant, pence, stamps } from '../../kernel/database/columns'
import { entity, many, mine, one, type SqlScope } from '../../kernel/read/entity'
import { packed } from '../../money/billing-package/packed'
import { billingPackages } from '../../money/billing-package/table'
import { practiceAreas } from '../../school/practice-area/table'
import { studyGroups } from '../study-group/table'

/** As the schema says, without what has not been set. */
export type KeptMeetingPolicy = Partial<MeetingPolicy>

export const meetings = pgTable(
  'meetings',
  {
    id: id(),
    studyGroupId: uuid().references(() => studyGroups.id),
    practiceAreaId: uuid().references(() => practiceAreas.id),
    type: text().$type<MeetingType>().notNull(),
    title: text().notNull(),
    subtitle: text(),
    description: text(),
    banner: uuid().references(() => driveFiles.id, { onDelete: 'set null' }),
    provider: text().$type<MeetingProvider>().notNull().default('custom'),
    link: text(),
    privateLink: text(),
    place: text(),
    membersLimit: integer(),
    /** How many the room holds; null: as many as there are places. */
    roomLimit: integer(),
    visibility: text().$type<Visibility>().notNull().default('authenticated'),
    timezone: text().notNull(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    /** From when whoever has a ticket can join. */
    joinFrom: instant()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`((start_at at time zone 'UTC') - interval '${sql.raw(String(JOIN_MINUTES))} minutes') at time zone 'UTC'`,
      ),
    eventDescription: text(),
    instruction: text(),
    bookingPolicy: jsonb().$type<KeptMeetingPolicy>().notNull().default({}),
    price: pence().notNull().default(0),
    recordingLink: text(),
    recordingUntil: instant(),
    materialsLockedTo: text().$type<MeetingLockTarget>(),
    /** Places that are taken or offered: counted by a trigger on its members, so that none is taken twice. */
    taken: integer().notNull().default(0),
    /** Who was let in beyond the places, counted by the same trigger. */
    admitted: integer().notNull().default(0),
    /** When attendance was finished: whoever was not marked by then counts as absent. */
    attendanceFinishedAt: instant(),
    publishedAt: instant(),
    cancelledAt: instant(),
    cancelReason: text(),
    cancelledById: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The last ticket, in the order of ids, that was paid back after it was cancelled; null: all are, or it was not cancelled. */
    paidBackUntil: uuid(),
    /** The last member of its group, in the order of ids, who was told that it was published. */
    newsToldUntil: uuid(),
    /** How often its time or name has changed, and the last of its people who was told of the last time. */
    movedVersion: integer().notNull().default(0),
    movedToldUntil: uuid(),
    /** The start that its people were reminded of, the day before and as it can be joined, with the last of them who was. */
    remindedOf: instant(),
    remindedUntil: uuid(),
    calledTo: instant(),
    calledUntil: uuid(),
    createdById: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The version of its entry in calendars. */
    invitationSequence: integer().notNull().default(0),
    ...stamps(),
  },
  (table) => [
    index('meetings_start').on(table.startAt, table.id),
    index('meetings_drafts').on(table.startAt, table.id).where(sql`published_at is null and cancelled_at is null`),
    // With all that says who finds an event, so that those to come are counted without being read.
    index('meetings_ahead')
      .on(
        table.startAt,
        table.id,
        table.endAt,
        table.visibility,
        table.studyGroupId,
        table.price,
        table.publishedAt,
        table.cancelledAt,
      )
      .where(sql`published_at is not null and cancelled_at is null`),
    index('meetings_end').on(table.endAt, table.id),
    index('meetings_unfinished')
      .on(table.endAt)
      .where(sql`attendance_finished_at is null and published_at is not null and cancelled_at is null`),
    index('meetings_to_remind')
      .on(table.startAt)
      .where(sql`published_at is not null and cancelled_at is null and reminded_of is distinct from start_at`),
    index('meetings_to_call')
      .on(table.startAt)
      .where(sql`published_at is not null and cancelled_at is null and called_to is distinct from start_at`),
    // With all that says which events of the group a moderator leads and a member finds.
    index('meetings_group')
      .on(table.studyGroupId, table.startAt, table.endAt, table.price, table.id, table.visibility, table.publishedAt)
      .where(sql`study_group_id is not null`),
    index('meetings_area').on(table.practiceAreaId, table.startAt).where(sql`practice_area_id is not null`),
    index('meetings_type').on(table.type, table.startAt, table.id),
    index('meetings_inserted').on(table.insertedAt, table.id),
    index('meetings_title').on(byName(table.title), table.id),
    index('meetings_search').using('gin', sql`folded(title) gin_trgm_ops`),
    index('meetings_banner').on(table.banner).where(sql`banner is not null`),
    index('meetings_created_by').on(table.createdById).where(sql`created_by_id is not null`),
    index('meetings_cancelled_by').on(table.cancelledById).where(sql`cancelled_by_id is not null`),
    check('meetings_titled', sql`trim(title) <> ''`),
    check(
      'meetings_times',
      sql`start_at < end_at and end_at <= start_at + interval '${sql.raw(String(MOST_HOURS))} hours'`,
    ),
    check('meetings_limit', sql`members_limit between 1 and 10000`),
    check('meetings_within_limit', sql`taken between 0 and coalesce(members_limit, taken)`),
    check('meetings_room', sql`room_limit between 1 and 10000 and room_limit >= coalesce(members_limit, 1)`),
    check('meetings_within_room', sql`admitted >= 0 and taken + admitted <= coalesce(room_limit, taken)`),
    check('meetings_price', sql`price between 0 and 1000000`),
    check(
      'meetings_policy',
      sql`(booking_policy ->> 'freeUntilHours')::int between 0 and 336 and (booking_policy ->> 'laterPercent')::int between 0 and 100`,
    ),
    check('meetings_link', sql`link ~* '^https?://[^/[:space:]]+'`),
    check('meetings_private_link', sql`private_link ~* '^https?://[^/[:space:]]+'`),
    check('meetings_recording_link', sql`recording_link ~* '^https?://[^/[:space:]]+'`),
    check('meetings_cancelled', sql`(cancelled_at is null) = (cancel_reason is null)`),
  ],
)

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

/** The events that packages give tickets for. */
export const billingPackageMeetings = pgTable(
  'billing_package_meetings',
  {
    packageId: uuid()
      .notNull()
      .references(() => billingPackages.id, { onDelete: 'cascade' }),
    meetingId: uuid()
      .notNull()
      .references(() => meetings.id),
  },
  (table) => [
    primaryKey({ columns: [table.packageId, table.meetingId] }),
    index('billing_package_meetings_meeting').on(table.meetingId),
  ],
)

packed({
  type: 'meeting',
  links: { table: 'billing_package_meetings', far: 'meeting_id' },
  goods: { table: 'meetings', name: 'g.title', price: 'g.price' },
  // It is used once it has begun.
  used: (thing, _buyer, _since, now) =>
    `exists (select 1 from meetings b where b.id = ${thing} and b.start_at <= ${now})`,
})

const status = ({ alias, now }: Pick<SqlScope, 'alias' | 'now'>) =>
  `case when ${alias}.cancelled_at is not null then 'cancelled' when ${alias}.published_at is null then 'draft'
    when ${alias}.end_at <= ${now()} then 'ended' when ${alias}.start_at <= ${now()} then 'live' else 'scheduled' end`

const waiting = ({ alias }: SqlScope) =>
  `(select count(*)::int from meeting_members w where w.meeting_id = ${alias}.id and w.type = 'waitlisted' and w.cancelled_at is null)`

const ownLink = (alias: string, what: string) =>
  `(select ${what} from meeting_links l where l.meeting_id = ${alias}.id and l.ending_at is null)`

const linkState = ({ alias }: SqlScope) =>
  ownLink(alias, `case when l.failure is not null then 'failed' when l.made_at is null then 'follows' else 'made' end`)

const linkFailure = ({ alias }: SqlScope) => ownLink(alias, 'l.failure')

/** SQL: the events that end after an instant. None lasts longer than its most, so that those in question stand together in the order of their starts. */
export const endsAfter = (alias: string, instant: () => string) =>
  `(${alias}.end_at > ${instant()} and ${alias}.start_at > ${instant()} - interval '${MOST_HOURS} hours')`

/** SQL: the events of a person: those that they hold a ticket for, lead, were invited to or wait for. */
export const ofPerson = (person: string) =>
  `select mm.meeting_id from meeting_members mm where mm.user_id = ${person} and mm.cancelled_at is null`

const leads = (alias: string) => `${alias}.type in ('lector', 'moderator') and ${alias}.cancelled_at is null`

export const meeting = entity('Meeting', meetings, {
  sort: ['startAt', 'title', '-insertedAt'],
  search: ['title'],
  pictures: ['banner'],
  relations: {
    membership: mine('MeetingMember', 'meetingId', 'userId'),
    members: many('MeetingMember', 'meetingId'),
    lectors: many('MeetingMember', 'meetingId', undefined, leads),
    studyGroup: one('StudyGroup', 'studyGroupId'),
    practiceArea: one('PracticeArea', 'practiceAreaId'),
  },
  filters: {
    userId: ({ alias, arg }) => `${alias}.id = any(array(${ofPerson(`${arg('userId')}::uuid`)}))`,
    from: ({ alias, arg }) => endsAfter(alias, () => `${arg('from')}::timestamptz`),
    until: ({ alias, arg }) => `${alias}.start_at < ${arg('until')}`,
    // Named by the scopes of meetings.ts.
    whose: () => 'true',
  },
  expressions: { status, waitingCount: waiting, linkState, linkFailure },
})
