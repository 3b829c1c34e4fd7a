import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../identity/user/table'
import { id, stamps } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { bundles } from '../bundle/table'
import { librarySlides } from '../library-slide/table'

export const libraryNotes = pgTable(
  'library_notes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bundleId: uuid()
      .notNull()
      .references(() => bundles.id, { onDelete: 'cascade' }),
    slideId: uuid().references(() => librarySlides.id, { onDelete: 'set null' }),
    second: integer(),
    text: text().notNull(),
    ...stamps(),
  },
  (table) => [
    index('library_notes_own').on(table.userId, table.bundleId, table.insertedAt),
    index('library_notes_bundle').on(table.bundleId),
    index('library_notes_slide').on(table.slideId),
    check('library_notes_text', sql`length(text) between 1 and 2000 and text ~ '\\S'`),
    check('library_notes_second', sql`second >= 0`),
  ],
)

export const libraryNote = entity('LibraryNote', libraryNotes, {
  sort: ['insertedAt'],
  relations: { bundle: one('Bundle', 'bundleId') },
})
