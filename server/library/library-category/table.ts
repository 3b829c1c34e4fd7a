import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ContentStatus } from '../../../schema/generated/types'
import { driveFiles } from '../../files/drive-file/table'
import { byName, id, stamps } from '../../kernel/database/columns'
import { entity, many, one } from '../../kernel/read/entity'
import { practiceAreas } from '../../school/practice-area/table'

const shelf = () => ({
  id: id(),
  practiceAreaId: uuid().references(() => practiceAreas.id),
  title: text().notNull(),
  description: text(),
  position: integer().notNull().default(0),
  status: text().$type<ContentStatus>().notNull().default('draft'),
  ...stamps(),
})

export const libraryCategories = pgTable(
  'library_categories',
  {
    ...shelf(),
    parentId: uuid().references((): AnyPgColumn => libraryCategories.id),
    image: uuid().references(() => driveFiles.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('library_categories_position').on(table.position, table.id),
    index('library_categories_title').on(byName(table.title), table.id),
    index('library_categories_parent').on(table.parentId),
    check('library_categories_titled', sql`trim(title) <> ''`),
  ],
)

export const librarySubcategories = pgTable(
  'library_subcategories',
  {
    ...shelf(),
    categoryId: uuid()
      .notNull()
      .references(() => libraryCategories.id),
  },
  (table) => [
    index('library_subcategories_category').on(table.categoryId, table.position),
    index('library_subcategories_position').on(table.position, table.id),
    check('library_subcategories_titled', sql`trim(title) <> ''`),
  ],
)

export const libraryCategory = entity('LibraryCategory', libraryCategories, {
  sort: ['position', 'title'],
  pictures: ['image'],
  relations: {
    practiceArea: one('PracticeArea', 'practiceAreaId'),
    subcategories: many('LibrarySubcategory', 'categoryId', 'position'),
  },
  expressions: {
    path: ({ alias }) =>
      `(with recursive up as (select c.parent_id, c.title, 0 as height from library_categories c where c.id = ${alias}.id
          union all select c.parent_id, c.title, up.height + 1 from library_categories c join up on c.id = up.parent_id where up.height < 20)
        select string_agg(up.title, ' / ' order by up.height desc) from up)`,
  },
})

export const librarySubcategory = entity('LibrarySubcategory', librarySubcategories, {
  sort: ['position'],
  relations: { practiceArea: one('PracticeArea', 'practiceAreaId') },
})
