import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { driveFiles } from '../../files/drive-file/table'
import { id, stamp } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { bundles } from '../bundle/table'

const fileOfBundle = () => ({
  id: id(),
  bundleId: uuid()
    .notNull()
    .references(() => bundles.id, { onDelete: 'cascade' }),
  fileId: uuid()
    .notNull()
    .references(() => driveFiles.id, { onDelete: 'cascade' }),
  insertedAt: stamp(),
})

export const libraryMaterials = pgTable('library_materials', fileOfBundle(), (table) => [
  index('library_materials_bundle').on(table.bundleId),
  index('library_materials_file').on(table.fileId),
])

export const libraryAttachments = pgTable(
  'library_attachments',
  { ...fileOfBundle(), title: text().notNull() },
  (table) => [
    index('library_attachments_bundle').on(table.bundleId),
    index('library_attachments_file').on(table.fileId),
  ],
)

export const libraryMaterial = entity('LibraryMaterial', libraryMaterials, {
  relations: { bundle: one('Bundle', 'bundleId'), file: one('DriveFile', 'fileId') },
})

const ofFile =
  (column: string) =>
  ({ alias }: { alias: string }) =>
    `(select f.${column} from drive_files f where f.id = ${alias}.file_id)`

export const libraryAttachment = entity('LibraryAttachment', libraryAttachments, {
  relations: { bundle: one('Bundle', 'bundleId') },
  expressions: { content: ofFile('content'), version: ofFile('version'), fileMimetype: ofFile('content_type') },
  needs: { file: ['fileId'] },
})
