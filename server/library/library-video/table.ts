import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { MOST_SECONDS } from '../../../rules/files/media-limits'
import { driveFiles } from '../../files/drive-file/table'
import { id, stamps } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { bundles } from '../bundle/table'

const file = () => uuid().references(() => driveFiles.id, { onDelete: 'set null' })

export const libraryVideos = pgTable(
  'library_videos',
  {
    id: id(),
    bundleId: uuid()
      .notNull()
      .references(() => bundles.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    file: file(),
    poster: file(),
    seconds: integer(),
    captions: text(),
    position: integer().notNull().default(0),
    ...stamps(),
  },
  (table) => [
    index('library_videos_bundle').on(table.bundleId, table.position),
    index('library_videos_position').on(table.position, table.id),
    index('library_videos_file').on(table.file),
    index('library_videos_poster').on(table.poster),
    check('library_videos_titled', sql`trim(title) <> ''`),
    check('library_videos_seconds', sql`seconds between 1 and ${sql.raw(String(MOST_SECONDS))}`),
  ],
)

export const libraryVideo = entity('LibraryVideo', libraryVideos, {
  sort: ['position'],
  media: { file: 'video', poster: 'image' },
  relations: { bundle: one('Bundle', 'bundleId') },
  expressions: {
    contentType: ({ alias }) => `(select f.content_type from drive_files f where f.id = ${alias}.file)`,
  },
})
