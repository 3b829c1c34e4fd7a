import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { MOST_MEDIA_BYTES } from '../../../rules/files/media-limits'
import { users } from '../../identity/user/table'
import { id, instant } from '../../kernel/database/columns'

/** Large files on their way. The id of an upload becomes the id of its file, so that there is one file of each. */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** In bytes, as its owner said at the beginning. */
    size: integer().notNull(),
    insertedAt: instant().notNull(),
    finishedAt: instant(),
  },
  (table) => [
    index('media_uploads_owner').on(table.ownerId),
    index('media_uploads_inserted').on(table.insertedAt),
    check('media_uploads_size', sql`size between 1 and ${sql.raw(String(MOST_MEDIA_BYTES))}`),
  ],
)
