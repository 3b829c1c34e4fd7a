import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ContentStatus } from '../../../schema/generated/types'
import { byName, id, stamps } from '../../kernel/database/columns'
import { entity, has, one } from '../../kernel/read/entity'

export const contents = pgTable(
  'contents',
  {
    id: id(),
    title: text().notNull(),
    status: text().$type<ContentStatus>().notNull().default('draft'),
    ...stamps(),
  },
  (table) => [
    index('contents_title').on(byName(table.title), table.id),
    check('contents_titled', sql`trim(title) <> ''`),
  ],
)

export const content = entity('Content', contents, {
  sort: ['title'],
  relations: { bundle: has('Bundle', 'contentId') },
})

export const contentChapters = pgTable(
  'content_chapters',
  {
    id: id(),
    contentId: uuid()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    position: integer().notNull(),
    expanded: boolean().notNull().default(true),
    ...stamps(),
  },
  (table) => [
    index('content_chapters_content').on(table.contentId, table.position),
    index('content_chapters_position').on(table.position, table.id),
    check('content_chapters_titled', sql`trim(title) <> ''`),
  ],
)

export const contentChapter = entity('ContentChapter', contentChapters, {
  sort: ['position'],
  relations: { content: one('Content', 'contentId') },
})
