import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { MeetingAudience, MeetingOpening } from '../../../schema/generated/types'
import { driveFiles } from '../../files/drive-file/table'
import { id, stamps } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { meetings } from '../meeting/table'

/** A file or a link of an event. */
export const meetingMaterials = pgTable(
  'meeting_materials',
  {
    id: id(),
    meetingId: uuid()
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    fileId: uuid().references(() => driveFiles.id, { onDelete: 'cascade' }),
    contentLink: text(),
    contentType: text(),
    audience: text().$type<MeetingAudience>().notNull().default('attendees'),
    opens: text().$type<MeetingOpening>().notNull().default('at_once'),
    studentCanView: boolean()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`audience <> 'lectors'`),
    ...stamps(),
  },
  (table) => [
    index('meeting_materials_meeting').on(table.meetingId),
    index('meeting_materials_file').on(table.fileId).where(sql`file_id is not null`),
    check('meeting_materials_titled', sql`trim(title) <> ''`),
    check('meeting_materials_one', sql`(file_id is null) <> (content_link is null)`),
    check('meeting_materials_link', sql`content_link ~* '^https?://[^/[:space:]]+'`),
  ],
)

export const meetingMaterial = entity('MeetingMaterial', meetingMaterials, {
  relations: { meeting: one('Meeting', 'meetingId'), file: one('DriveFile', 'fileId') },
  expressions: { size: ({ alias }) => `(select f.size from drive_files f where f.id = ${alias}.file_id)` },
})
