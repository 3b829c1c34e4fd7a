import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../identity/user/table'
import { id, stamps } from '../../kernel/database/columns'
import { entity, many, through } from '../../kernel/read/entity'

export const driveFiles = pgTable(
  'drive_files',
  {
    id: id(),
    ownerId: uuid().references(() => users.id),
    contentType: text().notNull(),
    title: text().notNull(),
    content: text(),
    contentHtml: text(),
    /** Whether its text is still to come from its bytes. */
    preparing: boolean().notNull().default(false),
    metadata: jsonb(),
    size: integer(),
    sha256: text(),
    /** Key in the file store; null for a text or an outside document. */
    storageKey: text(),
    version: integer().notNull().default(1),
    externalId: text(),
    externalContentLink: text(),
    externalViewLink: text(),
    studentCanView: boolean().notNull().default(true),
    protected: boolean().notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('drive_files_owner').on(table.ownerId),
    index('drive_files_preparing').on(table.ownerId, table.id).where(sql`preparing`),
  ],
)

export const driveFile = entity('DriveFile', driveFiles, {
  relations: {
    sessionMaterials: many('SessionMaterial', 'fileId'),
    sessionAnswers: many('SessionAnswer', 'fileId'),
    mockMaterials: many('MockMaterial', 'fileId'),
    mockTemplates: many('MockTemplate', 'fileId'),
    blockImages: many('ContentBlock', 'image'),
    blockSounds: many('ContentBlock', 'audio'),
    blockVideos: many('ContentBlock', 'video'),
    blockAttachments: many('BlockAttachment', 'fileId'),
    blockPictures: through('ContentBlock', 'block_pictures', 'fileId', 'blockId'),
    contentExports: many('ContentExport', 'fileId'),
    slideImages: many('LibrarySlide', 'image'),
    slideSounds: many('LibrarySlide', 'audio'),
    libraryVideos: many('LibraryVideo', 'file'),
    libraryPosters: many('LibraryVideo', 'poster'),
    libraryMaterials: many('LibraryMaterial', 'fileId'),
    libraryAttachments: many('LibraryAttachment', 'fileId'),
    meetingMaterials: many('MeetingMaterial', 'fileId'),
    attemptFiles: through('TestAttempt', 'attempt_files', 'fileId', 'attemptId'),
    answerFiles: through('AnswerToMark', 'attempt_files', 'fileId', 'answerId'),
  },
  needs: { own: ['ownerId'], contentLink: ['storageKey', 'title', 'contentType'] },
})
