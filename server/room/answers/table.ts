import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { driveFiles } from '../../files/drive-file/table'
import { id, stamp } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { sessions } from '../session/table'

const sessionFile = () => ({
  id: id(),
  sessionId: uuid()
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  fileId: uuid()
    .notNull()
    .references(() => driveFiles.id),
  insertedAt: stamp(),
})

export const sessionMaterials = pgTable('session_materials', sessionFile(), (table) => [
  index('session_materials_session').on(table.sessionId),
  index('session_materials_file').on(table.fileId),
])
export const sessionAnswers = pgTable(
  'session_answers',
  { ...sessionFile(), written: boolean().notNull().default(false), updatedAt: stamp() },
  (table) => [
    index('session_answers_session').on(table.sessionId),
    uniqueIndex('session_answers_one_written').on(table.sessionId).where(sql`written`),
    index('session_answers_file').on(table.fileId),
  ],
)

const fileOfSession = {
  sort: ['insertedAt'],
  relations: { file: one('DriveFile', 'fileId'), session: one('Session', 'sessionId') },
}
export const sessionMaterial = entity('SessionMaterial', sessionMaterials, fileOfSession)
export const sessionAnswer = entity('SessionAnswer', sessionAnswers, fileOfSession)
