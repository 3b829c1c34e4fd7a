import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { LATER_PERCENT } from '../../../rules/groups/meetings'
import type { TicketStanding } from '../../../rules/groups/tickets'
import type { MeetingAttendance, MeetingMemberType } from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { id, instant, pence, stamps } from '../../kernel/database/columns'
import { byIds, entity, one, type SqlScope } from '../../kernel/read/entity'
import { meetings } from '../meeting/table'

/** One row of a person and an event. It stays when the ticket is given back, and is used again when they come back. */
export const meetingMembers = pgTable(
  'meeting_members',
  {
    id: id(),
    meetingId: uuid()
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text().$type<MeetingMemberType>().notNull(),
    cancelledAt: instant(),
    cancelledById: uuid().references(() => users.id, { onDelete: 'set null' }),
    invitedAt: instant(),
    invitedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    boughtAt: instant(),
    paid: pence().notNull().default(0),
    /** The terms that the ticket was bought under. */
    freeUntil: instant(),
    laterPercent: integer(),
    waitingSince: instant(),
    offeredUntil: instant(),
    /** Offers that ran out since the person began to wait. */
    lapsed: integer().notNull().default(0),
    buysAtOnce: boolean().notNull().default(false),
    /** Let in at the event beyond its places, up to the room's own limit. */
    admitted: boolean().notNull().default(false),
    attendance: text().$type<MeetingAttendance>(),
    /** When they came into the room, and left it before the end; null: not known, so from the start, to the end. */
    arrivedAt: instant(),
    leftAt: instant(),
    markedAt: instant(),
    /** Null with a time: they joined by themselves, or nobody had marked them. */
    markedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** What the person wrote against their mark. */
    correction: text(),
    correctionAskedAt: instant(),
    correctionAnsweredAt: instant(),
    standing: text()
      .$type<TicketStanding>()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`case when cancelled_at is not null then 'none' when type <> 'waitlisted' then type
          when offered_until is not null then 'offered' else 'waiting' end`,
      ),
    /** Whether it takes one of the event's places. */
    holdsPlace: boolean()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`cancelled_at is null and (type = 'attendee' or (type = 'waitlisted' and offered_until is not null))`,
      ),
    ...stamps(),
  },
  (table) => [
    unique('meeting_members_once').on(table.meetingId, table.userId),
    index('meeting_members_user').on(table.userId, table.standing),
    index('meeting_members_meeting').on(table.meetingId, table.type, table.insertedAt),
    index('meeting_members_inserted').on(table.insertedAt, table.id),
    index('meeting_members_waiting').on(table.waitingSince, table.id),
    index('meeting_members_line').on(table.meetingId, table.waitingSince, table.id).where(sql`standing = 'waiting'`),
    index('meeting_members_offered').on(table.offeredUntil).where(sql`standing = 'offered'`),
    index('meeting_members_invited_by').on(table.invitedById).where(sql`invited_by_id is not null`),
    index('meeting_members_marked_by').on(table.markedById).where(sql`marked_by_id is not null`),
    index('meeting_members_cancelled_by').on(table.cancelledById).where(sql`cancelled_by_id is not null`),
    check('meeting_members_paid', sql`paid >= 0`),
    check('meeting_members_later', sql`later_percent between 0 and 100`),
    check('meeting_members_room', sql`arrived_at < left_at`),
    check('meeting_members_marked', sql`(attendance is null) = (marked_at is null)`),
    check('meeting_members_correction', sql`(correction is null) = (correction_asked_at is null)`),
    check('meeting_members_line_since', sql`type <> 'waitlisted' or waiting_since is not null`),
  ],
)

const start = (alias: string) =>
  `(select e.start_at from meetings e where e.id = ${alias}.meeting_id and e.cancelled_at is null)`

/** As `refundOf` of rules/groups/meetings says. */
const refund = ({ alias, now }: SqlScope) =>
  `case when ${alias}.standing <> 'attendee' or coalesce(${start(alias)} <= ${now()}, true) then 0 when ${alias}.free_until > ${now()} then ${alias}.paid
    else ceil(${alias}.paid * coalesce(${alias}.later_percent, ${LATER_PERCENT}) / 100.0)::int end`

/** As `attendedMinutes` of rules/groups/attendance says. */
const attendedMinutes = ({ alias }: SqlScope) =>
  `case when ${alias}.attendance in ('absent', 'excused') then 0 when ${alias}.attendance is not null then (select greatest(0, round(extract(epoch from
      least(coalesce(${alias}.left_at, e.end_at), e.end_at) - greatest(coalesce(${alias}.arrived_at, e.start_at), e.start_at)) / 60))::int
    from meetings e where e.id = ${alias}.meeting_id) end`

export const meetingMember = entity('MeetingMember', meetingMembers, {
  sort: ['-insertedAt', 'waitingSince'],
  search: ['user'],
  relations: { user: one('User', 'userId'), meeting: one('Meeting', 'meetingId') },
  filters: {
    ...byIds,
    cancelled: ({ alias, arg }) => `(${arg('cancelled')}::boolean or ${alias}.cancelled_at is null)`,
  },
  skewed: ['type'],
  expressions: {
    invitedByName: ({ alias }) => `(select named.full_name from users named where named.id = ${alias}.invited_by_id)`,
    place: ({ alias }) =>
      `case when ${alias}.standing in ('waiting', 'offered') then (select count(*)::int from meeting_members before where before.meeting_id = ${alias}.meeting_id
        and before.standing in ('waiting', 'offered') and (before.standing = 'waiting', before.waiting_since, before.id) <= (${alias}.standing = 'waiting', ${alias}.waiting_since, ${alias}.id)) end`,
    refund,
    attendedMinutes,
    markedByName: ({ alias }) => `(select named.full_name from users named where named.id = ${alias}.marked_by_id)`,
  },
})
