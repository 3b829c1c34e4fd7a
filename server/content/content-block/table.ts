import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { AnswerOption, BlockMetadata, BlockSubtype, BlockType, ShownWhen } from '../../../schema/generated/types'
import { driveFiles } from '../../files/drive-file/table'
import { id, instant, stamps } from '../../kernel/database/columns'
import { entity, many, one, through } from '../../kernel/read/entity'
import { practiceAreas } from '../../school/practice-area/table'
import { contentChapters, contents } from '../content/table'

const file = () => uuid().references(() => driveFiles.id, { onDelete: 'set null' })

export const contentBlocks = pgTable(
  'content_blocks',
  {
    id: id(),
    contentId: uuid()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    chapterId: uuid().references(() => contentChapters.id, { onDelete: 'set null' }),
    type: text().$type<BlockType>().notNull(),
    subtype: text().$type<BlockSubtype>().notNull(),
    title: text(),
    position: integer().notNull().default(0),
    image: file(),
    audio: file(),
    video: file(),
    link: text(),
    assignment: text(),
    answerOptions: jsonb().$type<AnswerOption[]>(),
    answer: text(),
    metadata: jsonb().$type<BlockMetadata>(),
    feedback: text(),
    feedbackShow: text().$type<ShownWhen>(),
    score: integer().notNull().default(1),
    expanded: boolean().notNull().default(true),
    complete: boolean().notNull().default(false),
    practiceAreaId: uuid().references(() => practiceAreas.id),
    topic: text(),
    source: text(),
    lawStatedAt: date(),
    complexity: integer(),
    estimate: integer(),
    /** When it was taken out: it is asked no more and counts nowhere. */
    voidedAt: instant(),
    /** The ids of options that count as right too, since the key was corrected. */
    accepted: text().array().notNull().default(sql`'{}'::text[]`),
    version: integer().notNull().default(1),
    ...stamps(),
  },
  (table) => [
    index('content_blocks_content').on(table.contentId, table.position),
    index('content_blocks_position').on(table.position, table.id),
    index('content_blocks_chapter').on(table.chapterId),
    index('content_blocks_image').on(table.image).where(sql`image is not null`),
    index('content_blocks_audio').on(table.audio).where(sql`audio is not null`),
    index('content_blocks_video').on(table.video).where(sql`video is not null`),
    check('content_blocks_score', sql`score between 0 and 100`),
    check('content_blocks_complexity', sql`complexity between 1 and 5`),
    check('content_blocks_estimate', sql`estimate between 0 and 100`),
  ],
)

export const contentBlock = entity('ContentBlock', contentBlocks, {
  sort: ['position'],
  media: { image: 'image', audio: 'audio', video: 'video' },
  expressions: { asked: ({ alias }) => `exists (select 1 from attempt_questions q where q.block_id = ${alias}.id)` },
  relations: {
    content: one('Content', 'contentId'),
    practiceArea: one('PracticeArea', 'practiceAreaId'),
    attachments: many('BlockAttachment', 'blockId'),
    attempts: through('TestAttempt', 'attempt_questions', 'blockId', 'attemptId'),
  },
})

export const blockAttachments = pgTable(
  'block_attachments',
  {
    id: id(),
    blockId: uuid()
      .notNull()
      .references(() => contentBlocks.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => driveFiles.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
  },
  (table) => [index('block_attachments_block').on(table.blockId), index('block_attachments_file').on(table.fileId)],
)

export const blockAttachment = entity('BlockAttachment', blockAttachments, {
  relations: { block: one('ContentBlock', 'blockId') },
  needs: { fileUrl: ['fileId'] },
})

/** The files that the pictures in a block's texts show; they follow from the texts. */
export const blockPictures = pgTable(
  'block_pictures',
  {
    blockId: uuid()
      .notNull()
      .references(() => contentBlocks.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => driveFiles.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.blockId, table.fileId] }), index('block_pictures_file').on(table.fileId)],
)
