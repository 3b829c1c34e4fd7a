import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, stamps } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { bundles } from '../bundle/table'

export const libraryChapters = pgTable(
  'library_chapters',
  {
    id: id(),
    bundleId: uuid()
      .notNull()
      .references(() => bundles.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    position: integer().notNull(),
    ...stamps(),
  },
  (table) => [
    index('library_chapters_bundle').on(table.bundleId, table.position),
    index('library_chapters_position').on(table.position, table.id),
    check('library_chapters_titled', sql`trim(title) <> ''`),
  ],
)

export const libraryChapter = entity('LibraryChapter', libraryChapters, {
  sort: ['position'],
  relations: { bundle: one('Bundle', 'bundleId') },
})
