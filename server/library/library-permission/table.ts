import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { DurationUnit, GrantType, LibraryPermissionStatus } from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { id, instant, stamp } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { bundles } from '../bundle/table'

export const libraryPermissions = pgTable(
  'library_permissions',
  {
    id: id(),
    bundleId: uuid()
      .notNull()
      .references(() => bundles.id),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text().$type<LibraryPermissionStatus>().notNull().default('pending'),
    duration: integer(),
    durationUnit: text().$type<DurationUnit>().notNull().default('day'),
    from: instant(),
    until: instant(),
    /** `until`, or the end of time: rules compare with it. */
    endsAt: instant().generatedAlwaysAs((): SQL => sql`coalesce("until", timestamptz 'infinity')`),
    /** `from`, or the beginning of time. */
    beginsAt: instant().generatedAlwaysAs((): SQL => sql`coalesce("from", timestamptz '-infinity')`),
    type: text().$type<GrantType>().notNull().default('grant'),
    royalty: boolean().notNull().default(false),
    /** That of the collection which gave it: it ends, pauses and goes on with that one (`follow_collection`). */
    givenById: uuid().references((): AnyPgColumn => libraryPermissions.id, { onDelete: 'cascade' }),
    insertedAt: stamp(),
  },
  (table) => [
    unique('library_permissions_once').on(table.bundleId, table.userId),
    index('library_permissions_user').on(table.userId, table.status),
    index('library_permissions_given').on(table.givenById),
    index('library_permissions_inserted').on(table.insertedAt, table.id),
    index('library_permissions_ending').on(table.until).where(sql`status in ('pending', 'active', 'paused')`),
    check('library_permissions_time', sql`"until" > "from"`),
    check('library_permissions_duration', sql`duration between 1 and 1000`),
  ],
)

export const libraryPermission = entity('LibraryPermission', libraryPermissions, {
  sort: ['-insertedAt'],
  relations: { bundle: one('Bundle', 'bundleId'), user: one('User', 'userId') },
  filters: {
    categoryId: ({ alias, arg }) =>
      `${alias}.bundle_id in (select id from bundles where category_id = ${arg('categoryId')}::uuid)`,
    subcategoryId: ({ alias, arg }) =>
      `${alias}.bundle_id in (select id from bundles where subcategory_id = ${arg('subcategoryId')}::uuid)`,
  },
})
