import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type {
  BlockSubtype,
  ContentImportNote,
  ContentImportResult,
  ContentImportStatus,
  ExchangeFormat,
} from '../../../schema/generated/types'
import type { NeutralBlock } from '../../gateways/exchange/neutral-block'
import { users } from '../../identity/user/table'
import { id, instant, stamps } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { contents } from '../content/table'

export const contentImports = pgTable(
  'content_imports',
  {
    id: id(),
    /** Null once the content is gone: then the import goes too, with its file. */
    contentId: uuid().references(() => contents.id, { onDelete: 'set null' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    format: text().$type<ExchangeFormat>(),
    fileName: text().notNull(),
    /** Of the file in the store; null once nobody needs it. */
    storageKey: text(),
    status: text().$type<ContentImportStatus>().notNull().default('reading'),
    total: integer().notNull().default(0),
    good: integer().notNull().default(0),
    look: integer().notNull().default(0),
    bad: integer().notNull().default(0),
    done: integer().notNull().default(0),
    notes: jsonb().$type<ContentImportNote[]>().notNull().default([]),
    message: text(),
    finishedAt: instant(),
    ...stamps(),
  },
  (table) => [
    index('content_imports_content').on(table.contentId, table.insertedAt),
    index('content_imports_inserted').on(table.insertedAt, table.id),
    index('content_imports_user').on(table.userId),
  ],
)

export const contentImport = entity('ContentImport', contentImports, {
  sort: ['-insertedAt'],
  relations: { content: one('Content', 'contentId') },
})

export const contentImportRows = pgTable(
  'content_import_rows',
  {
    /** Of the block that it becomes, so that it becomes one once. */
    id: id(),
    importId: uuid()
      .notNull()
      .references(() => contentImports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    line: integer(),
    item: text(),
    subtype: text().$type<BlockSubtype>(),
    title: text(),
    result: text().$type<ContentImportResult>().notNull(),
    faults: jsonb().$type<string[]>().notNull(),
    losses: jsonb().$type<string[]>().notNull(),
    given: text().notNull(),
    block: jsonb().$type<NeutralBlock>(),
    /** Whether its practice area, picture and sound are found. */
    ready: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('content_import_rows_once').on(table.importId, table.position),
    index('content_import_rows_position').on(table.position, table.id),
    index('content_import_rows_result').on(table.importId, table.result, table.position),
  ],
)

export const contentImportRow = entity('ContentImportRow', contentImportRows, {
  sort: ['position'],
  relations: { import: one('ContentImport', 'importId') },
})
