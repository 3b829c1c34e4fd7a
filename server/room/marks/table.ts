import { index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { CriterionMark } from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { id, stamp } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { sessions } from '../session/table'

export const sessionMarksheets = pgTable(
  'session_marksheets',
  {
    id: id(),
    sessionId: uuid()
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    body: jsonb().$type<CriterionMark[]>().notNull(),
    version: integer().notNull().default(1),
    updatedById: uuid().references(() => users.id),
    updatedAt: stamp(),
  },
  (table) => [index('session_marksheets_updated_by').on(table.updatedById)],
)

export const sessionMarksheet = entity('SessionMarksheet', sessionMarksheets, {
  relations: { session: one('Session', 'sessionId'), updatedBy: one('TutorPreview', 'updatedById') },
})
