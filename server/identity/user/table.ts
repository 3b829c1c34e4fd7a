import { type SQL, sql } from 'drizzle-orm'
import { date, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ContactStatus, Preparation, UserPaymentStatus, UserRole, UserType } from '../../../schema/generated/types'
import { byName, id, instant, stamps } from '../../kernel/database/columns'
import { ENGLISH } from '../../kernel/languages'
import { byIds, entity, many, one, type SqlScope, through } from '../../kernel/read/entity'
import { countries } from '../country/table'
import { roles } from '../role/table'

export const users = pgTable(
  'users',
  {
    id: id(),
    firstName: text(),
    lastName: text(),
    fullName: text().generatedAlwaysAs(
      (): SQL => sql`nullif(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), '')`,
    ),
    nickname: text(),
    countryId: uuid().references(() => countries.id),
    address: text(),
    timezone: text().notNull().default('Europe/London'),
    /** The language of what this person is told. */
    locale: text().notNull().default(ENGLISH),
    avatar: uuid(),
    zoomId: text(),
    linkedIn: text(),
    skype: text(),
    type: text().$type<UserType>().notNull().default('aspiringSolicitor'),
    role: text().$type<UserRole>().notNull().default('user'),
    email: text().notNull().unique(),
    /** When a link sent to the address was followed; null if nobody has proven that it is theirs. */
    emailVerifiedAt: instant(),
    summary: text(),
    meta: jsonb(),
    preparation: text().$type<Preparation>(),
    confirmedAt: instant(),
    lastSeenAt: instant(),
    disabledAt: instant(),
    archivedAt: instant(),
    termsConditionsAccepted: instant(),
    privacyPolicyAccepted: instant(),
    pricePolicyAccepted: instant(),
    termsConditionsVersion: text(),
    privacyPolicyVersion: text(),
    pricePolicyVersion: text(),
    paymentStatus: text().$type<UserPaymentStatus>().notNull().default('none'),
    contactStatus: text().$type<ContactStatus>().notNull().default('new'),
    followUp: date({ mode: 'string' }),
    ...stamps(),
  },
  (table) => [
    index('users_inserted').on(table.insertedAt, table.id),
    index('users_type_inserted').on(table.type, table.insertedAt, table.id),
    index('users_last_name').on(byName(table.lastName), table.id),
    index('users_email').on(byName(table.email), table.id),
    index('users_last_seen').on(table.lastSeenAt, table.id),
    index('users_follow_up').on(table.followUp, table.id),
    index('users_contact').on(
      table.contactStatus,
      table.followUp,
      table.insertedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('users_search').using(
      'gin',
      sql`folded(full_name) gin_trgm_ops`,
      sql`folded(email) gin_trgm_ops`,
      sql`folded(nickname) gin_trgm_ops`,
    ),
  ],
)

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: uuid()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] }), index('user_roles_role').on(table.roleId)],
)

/** What decides a person's payment status; see rules/identity/payment-status.ts. Nobody reads it but the rule. */
export const paymentHistories = pgTable(
  'payment_histories',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    trialAt: instant(),
    paidAt: instant(),
    givenBackAt: instant(),
    /** Until then the status is the one that staff set by hand. */
    heldUntil: instant(),
    /** When the clock changes the status, if nothing else happens. */
    dueAt: instant(),
  },
  (table) => [index('payment_histories_due').on(table.dueAt).where(sql`due_at is not null`)],
)

/** SQL for the abilities of a person's roles, as a JSON list; `userId` is SQL too. */
export const abilitiesOf = (userId: string) =>
  `(select coalesce(json_agg(distinct ability), '[]') from user_roles ur join roles r on r.id = ur.role_id, jsonb_array_elements_text(r.abilities) ability where ur.user_id = ${userId})`

const abilities = ({ alias }: SqlScope) => abilitiesOf(`${alias}.id`)

/** Source: https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload (iss). */
const googleId = ({ alias }: SqlScope) =>
  `(select i.subject from identities i where i.user_id = ${alias}.id and i.issuer = 'https://accounts.google.com')`

const preparing =
  (name: string, value: Preparation) =>
  ({ alias, arg }: SqlScope) =>
    `(${arg(name)}::boolean is not true or ${alias}.preparation = '${value}')`

export const user = entity('User', users, {
  pictures: ['avatar'],
  sort: ['-insertedAt', 'lastName', 'email', 'lastSeenAt', 'followUp'],
  search: ['fullName', 'email', 'nickname'],
  range: 'insertedAt',
  relations: {
    country: one('Country', 'countryId'),
    roles: through('Role', 'user_roles', 'userId', 'roleId', 'name'),
    sessionTypes: many('UserSessionType', 'userId'),
    practiceAreas: through('PracticeArea', 'user_practice_areas', 'userId', 'practiceAreaId', 'name'),
    attendances: many('SessionAttendee', 'userId'),
    mockPermissions: many('MockPermission', 'userId'),
    memberships: many('Member', 'userId'),
    tickets: many('MeetingMember', 'userId'),
  },
  expressions: { abilities, googleId },
  inputs: { country: 'countryId' },
  filters: {
    types: ({ alias, arg }) => `${alias}.type = any(${arg('types')}::text[])`,
    paymentStatus: ({ alias, arg }) => `${alias}.payment_status = any(${arg('paymentStatus')}::text[])`,
    contactStatus: ({ alias, arg }) => `${alias}.contact_status = any(${arg('contactStatus')}::text[])`,
    qualificationHra: preparing('qualificationHra', 'hra_bar'),
    qualificationSqe1: preparing('qualificationSqe1', 'sqe1'),
    qualificationSqe2: preparing('qualificationSqe2', 'sqe2'),
    followUpFrom: ({ alias, arg }) => `${alias}.follow_up >= ${arg('followUpFrom')}::date`,
    followUpUntil: ({ alias, arg }) => `${alias}.follow_up <= ${arg('followUpUntil')}::date`,
    studyGroupId: ({ alias, arg }) =>
      `${alias}.id in (select user_id from members where study_group_id = ${arg('studyGroupId')}::uuid and state = 'accepted')`,
  },
})

/** The same people, as everyone may see them. */
export const tutorPreview = entity('TutorPreview', users, {
  pictures: ['avatar'],
  sort: ['lastName'],
  only: "type in ('tutoringSolicitor', 'interviewer')",
  relations: { mockPermissions: many('MockPermission', 'userId') },
  // The operation itself asks for the tutors of a mock.
  filters: { ...byIds, mockId: () => 'true' },
})
