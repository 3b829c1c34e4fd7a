import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ExchangeFormat } from '../../../schema/generated/types'
import { driveFiles } from '../../files/drive-file/table'
import { id, stamps } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { contents } from '../content/table'

export const contentExports = pgTable(
  'content_exports',
  {
    id: id(),
    /** Null once the content is gone; the file then goes with the next sweep. */
    contentId: uuid().references(() => contents.id, { onDelete: 'set null' }),
    fileId: uuid()
      .notNull()
      .references(() => driveFiles.id, { onDelete: 'cascade' }),
    format: text().$type<ExchangeFormat>().notNull(),
    fileName: text().notNull(),
    count: integer().notNull(),
    left: integer().notNull(),
    losses: jsonb().$type<string[]>().notNull(),
    ...stamps(),
  },
  (table) => [
    index('content_exports_content').on(table.contentId),
    index('content_exports_file').on(table.fileId),
    index('content_exports_inserted').on(table.insertedAt),
  ],
)

export const contentExport = entity('ContentExport', contentExports, {
  relations: { content: one('Content', 'contentId') },
  needs: { fileUrl: ['fileId'] },
})
