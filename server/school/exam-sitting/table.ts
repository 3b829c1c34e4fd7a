import { sql } from 'drizzle-orm'
import { boolean, check, date, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { ExamPaper, Preparation } from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { id, stamps } from '../../kernel/database/columns'
import { entity } from '../../kernel/read/entity'

export const examSittings = pgTable(
  'exam_sittings',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    exam: text().$type<Preparation>().notNull(),
    paper: text().$type<ExamPaper>().notNull(),
    date: date({ mode: 'string' }).notNull(),
    /** Filled in from a study group, and not set by the person. */
    byGroup: boolean().notNull().default(false),
    ...stamps(),
  },
  (table) => [
    unique('exam_sittings_once').on(table.userId, table.exam, table.paper),
    check(
      'exam_sittings_paper',
      sql`case exam when 'sqe1' then paper in ('flk1', 'flk2') when 'sqe2' then paper in ('written', 'oral') else paper = 'whole' end`,
    ),
  ],
)

export const examSitting = entity('ExamSitting', examSittings, { sort: ['date'] })
