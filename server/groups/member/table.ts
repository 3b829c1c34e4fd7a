import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, date, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { AGAIN_DAYS, INVITED_DAYS } from '../../../rules/groups/membership'
import type { ApplicantPriority, MemberRole, MemberState, VisitationType } from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { id, instant, stamps } from '../../kernel/database/columns'
import { entity, one, type SqlScope } from '../../kernel/read/entity'
import { trains } from '../../library/schedule/training'
import { studyGroups } from '../study-group/table'
import { studySubGroups } from '../study-sub-group/table'

const day = () => date({ mode: 'string' })

/** One row of a person and a group. It stays when the person leaves, and is used again when they come back. */
export const members = pgTable(
  'members',
  {
    id: id(),
    studyGroupId: uuid()
      .notNull()
      .references(() => studyGroups.id),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    studySubGroupId: uuid(),
    role: text().$type<MemberRole>().notNull().default('member'),
    visitationType: text().$type<VisitationType>(),
    sundayDayOff: boolean().notNull().default(true),
    trainingFrom: day(),
    trainingTill: day(),
    examMark: integer(),
    examPassed: boolean(),
    /** When that mark was written down: marks come into the group's quarters some at a time. */
    examRecordedAt: instant(),
    /** What the person says of their result, and when they were asked for it. */
    saidMark: integer(),
    saidPassed: boolean(),
    saidAt: instant(),
    resultAskedAt: instant(),
    /** The latest of these that is set, in the order of `state`, says where the person stands. */
    requestedAt: instant(),
    invitedAt: instant(),
    waitingSince: instant(),
    offeredUntil: instant(),
    acceptedAt: instant(),
    declinedAt: instant(),
    removedAt: instant(),
    /** When they last left or were taken out; it stays when they come back. */
    leftAt: instant(),
    state: text()
      .$type<MemberState | 'none'>()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`case when removed_at is not null then 'none' when declined_at is not null then 'declined' when accepted_at is not null then 'accepted'
          when offered_until is not null then 'offered' when waiting_since is not null then 'waiting' when requested_at is not null then 'requested' else 'invited' end`,
      ),
    /** Whether it takes one of the group's places. */
    holdsPlace: boolean()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`removed_at is null and declined_at is null and (accepted_at is not null or offered_until is not null) and role in ('member', 'moderator')`,
      ),
    /** Offers that ran out since the person began to wait. */
    lapsed: integer().notNull().default(0),
    message: text(),
    answer: text(),
    invitedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    answeredById: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Set by hand; holds until the answer. */
    givenPriority: text().$type<ApplicantPriority>(),
    /** When they last saw the group's posts. */
    postsReadAt: instant(),
    /** Until when they are in it because a subscription is paid; null: by themselves. */
    lentUntil: instant(),
    /** Invited before they applied. */
    wasInvited: boolean().notNull().default(false),
    ...stamps(),
  },
  (table) => [
    unique('members_once').on(table.studyGroupId, table.userId),
    foreignKey({
      name: 'members_sub_group',
      columns: [table.studyGroupId, table.studySubGroupId],
      foreignColumns: [studySubGroups.studyGroupId, studySubGroups.id],
    }),
    index('members_user').on(table.userId, table.state),
    index('members_group').on(table.studyGroupId, table.state, table.acceptedAt),
    index('members_sub_group').on(table.studySubGroupId).where(sql`study_sub_group_id is not null`),
    index('members_read').on(table.studyGroupId, table.postsReadAt).where(sql`state = 'accepted'`),
    index('members_inserted').on(table.insertedAt, table.id),
    index('members_accepted').on(table.acceptedAt, table.id),
    index('members_requested').on(table.requestedAt, table.id),
    index('members_asking').on(table.requestedAt, table.id).where(sql`state in ('requested', 'waiting', 'offered')`),
    index('members_line').on(table.studyGroupId, table.waitingSince, table.id).where(sql`state = 'waiting'`),
    index('members_offered').on(table.offeredUntil).where(sql`state = 'offered'`),
    index('members_lent').on(table.lentUntil).where(sql`lent_until is not null`),
    index('members_invited').on(table.invitedAt).where(sql`state = 'invited'`),
    index('members_invited_by').on(table.invitedById).where(sql`invited_by_id is not null`),
    index('members_answered_by').on(table.answeredById).where(sql`answered_by_id is not null`),
    check('members_training', sql`training_from <= training_till`),
    check('members_mark', sql`exam_mark between 0 and 500`),
    check('members_said_mark', sql`said_mark between 0 and 500`),
    check('members_begun', sql`coalesce(requested_at, invited_at, waiting_since, accepted_at) is not null`),
    check('members_message', sql`length(message) between 1 and 1000`),
    check('members_answer', sql`length(answer) between 1 and 1000`),
  ],
)

trains(`select g.name, coalesce(m.training_from, g.intensive_from) as "from", coalesce(m.training_till, g.intensive_until) as until, m.sunday_day_off as sunday_off
  from members m join study_groups g on g.id = m.study_group_id
  where m.user_id = who.id and m.state = 'accepted' and m.role in ('member', 'moderator') and g.archived_at is null and coalesce(m.training_till, g.intensive_until) >= $2::date`)

const nameOf =
  (column: string) =>
  ({ alias }: SqlScope) =>
    `(select named.full_name from users named where named.id = ${alias}.${column})`
const sitting = ({ alias, now }: SqlScope) =>
  `(select min(s.date) from exam_sittings s where s.user_id = ${alias}.user_id and s.date >= (${now()})::date)`
const timesLeft = ({ alias, now }: SqlScope) =>
  `(select count(*)::int from members gone where gone.user_id = ${alias}.user_id and gone.left_at > ${now()} - interval '1 year')`
const missesDays = ({ alias }: SqlScope) =>
  `(select coalesce(${alias}.training_from > g.intensive_from, false) or coalesce(${alias}.training_till < g.intensive_until, false)
    from study_groups g where g.id = ${alias}.study_group_id)`
/** Who sits soon and keeps all days, or was invited, comes first; who has left groups, last. */
const priority = (
  scope: SqlScope,
) => `coalesce(${scope.alias}.given_priority, case when ${timesLeft(scope)} >= 2 then 'low'
  when ${scope.alias}.was_invited or (not ${missesDays(scope)} and ${sitting(scope)} <= (${scope.now()} + interval '90 days')::date) then 'high' else 'normal' end)`

export const member = entity('Member', members, {
  only: "state <> 'none'",
  sort: ['-insertedAt', 'acceptedAt', 'requestedAt'],
  search: ['user'],
  relations: {
    user: one('User', 'userId'),
    studySubGroup: one('StudySubGroup', 'studySubGroupId'),
    studyGroup: one('StudyGroup', 'studyGroupId'),
  },
  inputs: { priority: 'givenPriority' },
  filters: {
    userIds: ({ alias, arg }) => `${alias}.user_id = any(${arg('userIds')}::uuid[])`,
    types: ({ alias, arg }) =>
      `${alias}.study_group_id in (select id from study_groups where type = any(${arg('types')}::text[]))`,
    priority: (scope) => `${priority(scope)} = ${scope.arg('priority')}`,
    asking: ({ alias }) => `${alias}.state in ('requested', 'waiting', 'offered')`,
  },
  skewed: ['state', 'role'],
  expressions: {
    invitedUntil: ({ alias }) =>
      `case when ${alias}.state = 'invited' then ${alias}.invited_at + interval '${INVITED_DAYS} days' end`,
    againFrom: ({ alias }) =>
      `case when ${alias}.state = 'declined' and ${alias}.answered_by_id is distinct from ${alias}.user_id then ${alias}.declined_at + interval '${AGAIN_DAYS} days' end`,
    place: ({ alias }) =>
      `case when ${alias}.state = 'waiting' then (select count(*)::int from members before where before.study_group_id = ${alias}.study_group_id
        and before.state = 'waiting' and (before.waiting_since, before.id) <= (${alias}.waiting_since, ${alias}.id)) end`,
    invitedByName: nameOf('invited_by_id'),
    answeredByName: nameOf('answered_by_id'),
    nextSitting: sitting,
    timesLeft,
    missesDays,
    priority,
    priorityByHand: ({ alias }) => `(${alias}.given_priority is not null)`,
  },
})
