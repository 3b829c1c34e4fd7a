import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { MOST_SECONDS } from '../../../rules/files/media-limits'
import type { SlideMeta } from '../../../schema/generated/types'
import { driveFiles } from '../../files/drive-file/table'
import { id, stamps } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { bundles } from '../bundle/table'
import { libraryChapters } from '../library-chapter/table'

const file = () => uuid().references(() => driveFiles.id, { onDelete: 'set null' })

export const librarySlides = pgTable(
  'library_slides',
  {
    id: id(),
    bundleId: uuid()
      .notNull()
      .references(() => bundles.id, { onDelete: 'cascade' }),
    chapterId: uuid().references(() => libraryChapters.id, { onDelete: 'set null' }),
    title: text(),
    image: file(),
    audio: file(),
    meta: jsonb().$type<SlideMeta>(),
    position: integer().notNull().default(0),
    ...stamps(),
  },
  (table) => [
    index('library_slides_bundle').on(table.bundleId, table.position),
    index('library_slides_position').on(table.position, table.id),
    index('library_slides_chapter').on(table.chapterId),
    index('library_slides_image').on(table.image),
    index('library_slides_audio').on(table.audio),
    check('library_slides_seconds', sql`(meta ->> 'seconds')::numeric between 0 and ${sql.raw(String(MOST_SECONDS))}`),
  ],
)

export const librarySlide = entity('LibrarySlide', librarySlides, {
  sort: ['position'],
  media: { image: 'image', audio: 'audio' },
  relations: { bundle: one('Bundle', 'bundleId') },
})
