import { leaveToSchool } from '../../files/drive-file/erasure'
import { crud } from '../../kernel/crud/crud'
import { invalid } from '../../kernel/errors'
import { noun } from '../../kernel/noun'
import { all, row } from '../../kernel/read/lists'
import type { Writing } from '../../kernel/write/write'
import { libraryCategory as entity, librarySubcategory } from './table'

/** Left out of a form, these stay as they are: their columns are never null. */
const withoutEmpty = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== null || !['position', 'status', 'title'].includes(name)),
  )

/** A category cannot stand in itself. */
async function settle({ id, values }: { id: string; values: Record<string, unknown> }, { query }: Writing) {
  const { rows } = await query({
    text: 'with recursive up as (select id, parent_id from library_categories where id = $1 union select c.id, c.parent_id from library_categories c join up on c.id = up.parent_id) select 1 from up where id = $2',
    values: [values.parentId, id],
  })
  if (rows.length) throw invalid('parentId', 'A category cannot stand in itself.')
}

const categories = crud(entity, {
  prepare: withoutEmpty,
  settle,
  settles: ({ parentId }) => Boolean(parentId),
  inUse: () => 'Something stands in this category. Move it first, or archive the category.',
})
const subcategories = crud(librarySubcategory, {
  prepare: withoutEmpty,
  inUse: () => 'Bundles stand in this subcategory. Move them first, or archive it.',
})

const noTitle = () => invalid('title', 'A title is needed.')

export const libraryCategory = noun({
  entities: [entity, librarySubcategory],
  operations: {
    libraryCategories: all('LibraryCategory'),
    libraryCategory: row('LibraryCategory'),
    libraryCategoryCreate: categories.create,
    libraryCategoryDelete: categories.delete,
    libraryCategoryUpdate: categories.update,
    librarySubcategories: all('LibrarySubcategory'),
    librarySubcategoryCreate: subcategories.create,
    librarySubcategoryDelete: subcategories.delete,
    librarySubcategoryUpdate: subcategories.update,
  },
  feeds: { libraryCategoryDeleted: { sends: 'deletion', type: 'LibraryCategory' } },
  constraints: { library_categories_titled: noTitle, library_subcategories_titled: noTitle },
  erasure: {
    async erase(writing, leaving) {
      await leaveToSchool(writing, leaving, 'select image from library_categories')
    },
  },
  exported: 'nothing of a person',
})
