import { sql } from 'drizzle-orm'
import { boolean, check, customType, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { BundleType, ContentStatus, DurationUnit, ShownWhen, Visibility } from '../../../schema/generated/types'
import { contents } from '../../content/content/table'
import { driveFiles } from '../../files/drive-file/table'
import { byName, id, pence, stamps } from '../../kernel/database/columns'
import { entity, many, mine, one, type SqlScope, through } from '../../kernel/read/entity'
import { packed } from '../../money/billing-package/packed'
import { billingPackages } from '../../money/billing-package/table'
import { practiceAreas } from '../../school/practice-area/table'
import { sessionTypes } from '../../school/session-type/table'
import { isAskedSql, isByPersonSql } from '../asking/asked-sql'
import { libraryCategories, librarySubcategories } from '../library-category/table'

const words = customType<{ data: string }>({ dataType: () => 'tsvector' })
const picture = () => uuid().references(() => driveFiles.id, { onDelete: 'set null' })

export const bundles = pgTable(
  'bundles',
  {
    id: id(),
    contentId: uuid()
      .notNull()
      .unique()
      .references(() => contents.id),
    categoryId: uuid()
      .notNull()
      .references(() => libraryCategories.id),
    subcategoryId: uuid().references(() => librarySubcategories.id),
    practiceAreaId: uuid().references(() => practiceAreas.id),
    sessionTypeId: uuid().references(() => sessionTypes.id, { onDelete: 'set null' }),
    title: text().notNull(),
    image: picture(),
    coverImage: picture(),
    description: text(),
    instruction: text(),
    type: text().$type<BundleType>().notNull().default('lecture'),
    status: text().$type<ContentStatus>().notNull().default('draft'),
    visibility: text().$type<Visibility>().notNull().default('authenticated'),
    price: pence().notNull().default(0),
    accessDuration: integer(),
    accessDurationUnit: text().$type<DurationUnit>().notNull().default('month'),
    resultsMax: integer(),
    resultsPass: integer(),
    resultsShow: text().$type<ShownWhen>().notNull().default('after_submit'),
    feedbackShow: text().$type<ShownWhen>().notNull().default('after_answer'),
    timeLimit: integer(),
    timerEnable: boolean().notNull().default(false),
    timerTrack: boolean().notNull().default(true),
    shuffleBlocks: boolean().notNull().default(true),
    /** Null: no limit. */
    retake: integer(),
    recommended: boolean().notNull().default(false),
    ...stamps(),
    /** For the search: the words of its title, description, blocks and lecture, which the database keeps (`words_of_bundle`). */
    words: words(),
  },
  (table) => [
    index('bundles_title').on(byName(table.title), table.id),
    index('bundles_inserted').on(table.insertedAt, table.id),
    index('bundles_updated').on(table.updatedAt, table.id),
    index('bundles_price').on(table.price, table.id),
    index('bundles_category').on(table.categoryId, byName(table.title)),
    index('bundles_subcategory').on(table.subcategoryId),
    index('bundles_area').on(table.practiceAreaId),
    index('bundles_image').on(table.image).where(sql`image is not null`),
    index('bundles_cover_image').on(table.coverImage).where(sql`cover_image is not null`),
    index('bundles_session_type').on(table.sessionTypeId).where(sql`session_type_id is not null`),
    index('bundles_recommended').on(byName(table.title), table.id).where(sql`recommended`),
    // Counts what may be found from the index alone.
    index('bundles_found').on(table.type, table.status, table.visibility, table.id),
    index('bundles_words').using('gin', table.words),
    check('bundles_titled', sql`trim(title) <> ''`),
    check('bundles_price_not_negative', sql`price >= 0`),
    check('bundles_duration', sql`access_duration between 1 and 1000`),
    check('bundles_results_max', sql`results_max between 1 and 10000`),
    check('bundles_results_pass', sql`results_pass between 0 and 100`),
    check('bundles_retake', sql`retake between 1 and 100`),
    check('bundles_time_limit', sql`time_limit between 1 and 1440`),
  ],
)

/** The bundles that packages hold. */
export const billingPackageBundles = pgTable(
  'billing_package_bundles',
  {
    packageId: uuid()
      .notNull()
      .references(() => billingPackages.id, { onDelete: 'cascade' }),
    bundleId: uuid()
      .notNull()
      .references(() => bundles.id),
  },
  (table) => [
    primaryKey({ columns: [table.packageId, table.bundleId] }),
    index('billing_package_bundles_bundle').on(table.bundleId),
  ],
)

packed({
  type: 'bundle',
  links: { table: 'billing_package_bundles', far: 'bundle_id' },
  goods: { table: 'bundles', name: 'g.title', price: 'g.price' },
  // It is used once it has been opened.
  used: (thing, buyer) =>
    `exists (select 1 from library_permissions held where held.bundle_id = ${thing} and held.user_id = ${buyer} and held."from" is not null)`,
})

/** What a bundle holds that a learner can be given, counted over each of its tables once. */
const partsSql = ({
  alias,
}: SqlScope) => `(select json_build_object('slides', s.count, 'seconds', s.seconds, 'videos', v.count, 'videoSeconds', v.seconds,
    'texts', b.texts, 'questions', b.questions, 'essays', b.essays, 'cards', b.cards, 'materials', m.count)
  from (select count(*)::int as count, coalesce(sum((meta ->> 'seconds')::int), 0)::int as seconds from library_slides where bundle_id = ${alias}.id) s,
    (select count(*)::int as count, coalesce(sum(seconds), 0)::int as seconds from library_videos where bundle_id = ${alias}.id) v,
    (select count(*)::int as count from library_materials where bundle_id = ${alias}.id) m,
    (select count(*) filter (where b.type in ('text', 'media', 'embed'))::int as texts, count(*) filter (where ${isAskedSql})::int as questions,
      count(*) filter (where ${isByPersonSql})::int as essays, count(*) filter (where b.type = 'flashcard')::int as cards
      from content_blocks b where b.content_id = ${alias}.content_id and b.complete and b.voided_at is null) b)`

/** A dash takes out the word that follows it. One that no word follows takes out nothing, and of many the database would make a query too deep for it. */
const aloneDashesGone = (text: string) => `regexp_replace(${text}, '-(?=[-\\s!&|()]|$)', '', 'g')`

export const bundle = entity('Bundle', bundles, {
  sort: ['title', '-insertedAt', '-updatedAt', 'price'],
  pictures: ['image', 'coverImage'],
  relations: {
    practiceArea: one('PracticeArea', 'practiceAreaId'),
    sessionType: one('SessionType', 'sessionTypeId'),
    category: one('LibraryCategory', 'categoryId'),
    subcategory: one('LibrarySubcategory', 'subcategoryId'),
    permission: mine('LibraryPermission', 'bundleId', 'userId'),
    permissions: many('LibraryPermission', 'bundleId'),
    bundleAuthors: many('BundleAuthor', 'bundleId'),
    videos: many('LibraryVideo', 'bundleId', 'position'),
    studyGroups: through('StudyGroup', 'study_group_bundles', 'bundleId', 'studyGroupId', 'name'),
  },
  inputs: { studyGroupIds: 'studyGroups' },
  skewed: ['type', 'status'],
  filters: {
    // Named by the scopes of bundles.ts.
    whose: () => 'true',
    categoryIds: ({ alias, arg }) => `${alias}.category_id = any(${arg('categoryIds')}::uuid[])`,
    // Words that stand together are asked for each alone: by phrases one could read what one has not opened.
    search: ({ alias, arg }) =>
      `${alias}.words @@ regexp_replace(websearch_to_tsquery('english', ${aloneDashesGone(`unmarked(${arg('search')})`)})::text, '<(-|\\d+)>', '&', 'g')::tsquery`,
  },
  expressions: {
    parts: partsSql,
  },
})
