import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { byName, id, stamps } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { studyGroups } from '../study-group/table'

const days = () => date({ mode: 'string' }).array().notNull().default(sql`'{}'::date[]`)

export const studySubGroups = pgTable(
  'study_sub_groups',
  {
    id: id(),
    studyGroupId: uuid()
      .notNull()
      .references(() => studyGroups.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    p1ExamDates: days(),
    p2ExamDates: days(),
    ...stamps(),
  },
  (table) => [
    unique('study_sub_groups_name').on(table.studyGroupId, table.name),
    // By it a member's sub-group is one of the member's own group.
    unique('study_sub_groups_own').on(table.studyGroupId, table.id),
    index('study_sub_groups_sorted').on(byName(table.name), table.id),
    check('study_sub_groups_named', sql`trim(name) <> ''`),
    check('study_sub_groups_p1_days', sql`cardinality(p1_exam_dates) <= 20`),
    check('study_sub_groups_p2_days', sql`cardinality(p2_exam_dates) <= 20`),
  ],
)

export const studySubGroup = entity('StudySubGroup', studySubGroups, {
  sort: ['name'],
  relations: { studyGroup: one('StudyGroup', 'studyGroupId') },
  expressions: {
    memberCount: ({ alias }) =>
      `(select count(*)::int from members c where c.study_sub_group_id = ${alias}.id and c.state = 'accepted')`,
  },
})
