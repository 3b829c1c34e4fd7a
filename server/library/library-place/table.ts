import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { MOST_SECONDS } from '../../../rules/files/media-limits'
import { users } from '../../identity/user/table'
import { id, instant } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { bundles } from '../bundle/table'

export const libraryPlaces = pgTable(
  'library_places',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bundleId: uuid()
      .notNull()
      .references(() => bundles.id, { onDelete: 'cascade' }),
    /** A slide or a video of the bundle. Of one that is gone it is read no more. */
    itemId: uuid().notNull(),
    seconds: integer().notNull(),
    whole: boolean().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    unique('library_places_once').on(table.userId, table.itemId),
    index('library_places_own').on(table.userId, table.bundleId, table.at),
    index('library_places_bundle').on(table.bundleId),
    index('library_places_at').on(table.at, table.id),
    check('library_places_seconds', sql`seconds between 0 and ${sql.raw(String(MOST_SECONDS))}`),
  ],
)

export const libraryPlace = entity('LibraryPlace', libraryPlaces, {
  sort: ['-at'],
  relations: { bundle: one('Bundle', 'bundleId') },
})
