import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type {
  BookingPolicy,
  SessionCategory,
  StudyGroupConfig,
  StudyGroupType,
  Visibility,
} from '../../../schema/generated/types'
import { driveFiles } from '../../files/drive-file/table'
import { byName, id, instant, stamps } from '../../kernel/database/columns'
import { entity, many, mine } from '../../kernel/read/entity'
import { bundles } from '../../library/bundle/table'
import { packed } from '../../money/billing-package/packed'
import { billingPackages } from '../../money/billing-package/table'

const picture = () => uuid().references(() => driveFiles.id, { onDelete: 'set null' })
const day = () => date({ mode: 'string' })

/** As the schema says, without what has not been set. */
export type KeptConfig = Partial<StudyGroupConfig>
export type KeptPolicy = Partial<BookingPolicy>

export const studyGroups = pgTable(
  'study_groups',
  {
    id: id(),
    name: text().notNull(),
    shortName: text().notNull(),
    type: text().$type<StudyGroupType>().notNull(),
    description: text(),
    visibility: text().$type<Visibility>().notNull().default('authenticated'),
    autoapproval: boolean().notNull().default(false),
    availableFrom: day().notNull(),
    availableUntil: day().notNull(),
    intensiveFrom: day().notNull(),
    intensiveUntil: day().notNull(),
    resultsDate: day(),
    allowedFor: text().$type<SessionCategory>().array().notNull().default(sql`'{}'::text[]`),
    allowedDays: integer().array().notNull().default(sql`'{}'::integer[]`),
    bookingPolicy: jsonb().$type<KeptPolicy>().notNull().default({}),
    /** The last member, in the order of ids, who was told of its version. */
    policyToldUntil: uuid(),
    config: jsonb().$type<KeptConfig>().notNull().default({}),
    places: integer().generatedAlwaysAs((): SQL => sql`(config ->> 'places')::int`),
    /** Places that are taken or offered: counted by a trigger on members, so that none is taken twice. */
    taken: integer().notNull().default(0),
    chatLink: text(),
    image: picture(),
    banner: picture(),
    archivedAt: instant(),
    ...stamps(),
  },
  (table) => [
    index('study_groups_available').on(table.availableUntil, table.id),
    index('study_groups_inserted').on(table.insertedAt, table.id),
    index('study_groups_name').on(byName(table.name), table.id),
    index('study_groups_type').on(table.type, table.availableUntil, table.id),
    index('study_groups_search').using('gin', sql`folded(name) gin_trgm_ops`),
    index('study_groups_results_date').on(table.resultsDate).where(sql`results_date is not null`),
    index('study_groups_image').on(table.image).where(sql`image is not null`),
    index('study_groups_banner').on(table.banner).where(sql`banner is not null`),
    check('study_groups_named', sql`trim(name) <> '' and trim(short_name) <> ''`),
    check('study_groups_available_days', sql`available_from <= available_until`),
    check('study_groups_intensive_days', sql`intensive_from <= intensive_until`),
    check('study_groups_places', sql`places between 1 and 10000`),
    check('study_groups_within_places', sql`taken between 0 and coalesce(places, taken)`),
    check('study_groups_results', sql`results_date > intensive_from`),
    check('study_groups_days', sql`allowed_days <@ '{1,2,3,4,5,6,7}'::integer[]`),
    check(
      'study_groups_policy',
      sql`(booking_policy ->> 'bookedAhead')::int between 1 and 100 and (booking_policy ->> 'freeUntilHours')::int between 0 and 336 and (booking_policy ->> 'reschedulePrice')::int between 0 and 100000`,
    ),
    check(
      'study_groups_discount',
      sql`(config #>> '{discount,amount}')::int between 1 and case config #>> '{discount,unit}' when 'percent' then 100 else 1000000 end`,
    ),
    check(
      'study_groups_discounted',
      sql`(config #> '{discount,on}') <@ '["session", "package", "bundle", "meeting"]'::jsonb and config #> '{discount,on}' <> '[]'::jsonb`,
    ),
    check('study_groups_offer_hours', sql`(config ->> 'offerHours')::int between 1 and 336`),
    check('study_groups_chat_link', sql`chat_link ~* '^https?://[^/[:space:]]+'`),
  ],
)

const ofGroup = () =>
  uuid()
    .notNull()
    .references(() => studyGroups.id)

/** The groups that packages let their buyers into. */
export const billingPackageStudyGroups = pgTable(
  'billing_package_study_groups',
  {
    packageId: uuid()
      .notNull()
      .references(() => billingPackages.id, { onDelete: 'cascade' }),
    studyGroupId: ofGroup(),
  },
  (table) => [
    primaryKey({ columns: [table.packageId, table.studyGroupId] }),
    index('billing_package_study_groups_group').on(table.studyGroupId),
  ],
)

/** The bundles that members have while they are in a group. */
export const studyGroupBundles = pgTable(
  'study_group_bundles',
  {
    studyGroupId: ofGroup(),
    bundleId: uuid()
      .notNull()
      .references(() => bundles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.studyGroupId, table.bundleId] }),
    index('study_group_bundles_bundle').on(table.bundleId),
  ],
)

packed({
  type: 'study_group',
  links: { table: 'billing_package_study_groups', far: 'study_group_id' },
  goods: { table: 'study_groups', name: 'g.name', price: '0' },
  // It is used once its buyer has read its posts.
  used: (thing, buyer, since) =>
    `exists (select 1 from members m where m.study_group_id = ${thing} and m.user_id = ${buyer} and m.posts_read_at >= ${since})`,
})

const counted = (state: string) => (scope: { alias: string }) =>
  `(select count(*)::int from members c where c.study_group_id = ${scope.alias}.id and c.state = '${state}')`

export const studyGroup = entity('StudyGroup', studyGroups, {
  sort: ['availableUntil', 'name', '-insertedAt'],
  search: ['name'],
  pictures: ['image', 'banner'],
  relations: {
    membership: mine('Member', 'studyGroupId', 'userId'),
    members: many('Member', 'studyGroupId'),
    subGroups: many('StudySubGroup', 'studyGroupId', 'name'),
  },
  filters: {
    // Named by the scopes of studyGroups.ts.
    whose: () => 'true',
    today: () => 'true',
    from: ({ alias, arg }) => `${alias}.intensive_until >= ${arg('from')}::date`,
    until: ({ alias, arg }) => `${alias}.intensive_from < ${arg('until')}::date`,
  },
  expressions: {
    memberCount: counted('accepted'),
    waitingCount: counted('waiting'),
    mustApply: ({ alias, me }) =>
      `exists (select 1 from members own where own.study_group_id = ${alias}.id and own.user_id = ${me()}
        and own.state in ('none', 'declined') and own.answered_by_id <> own.user_id)`,
    unreadPosts: ({ alias, me }) =>
      `(select count(*)::int from (select 1 from study_group_posts p join members m on m.study_group_id = p.study_group_id and m.user_id = ${me()} and m.state = 'accepted'
        where p.study_group_id = ${alias}.id and p.inserted_at > coalesce(m.posts_read_at, m.accepted_at) and p.author_id is distinct from m.user_id limit 100) unread)`,
  },
})
