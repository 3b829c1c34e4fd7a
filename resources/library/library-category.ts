import { resource } from '../resource'

export const libraryCategory = resource({
  list: 'libraryCategories',
  label: 'Shelves',
  singular: 'shelf',
  path: '/library/settings',
  group: 'library',
  ability: 'manage_content',
  title: 'title',
  one: 'libraryCategory',
  create: 'libraryCategoryCreate',
  update: 'libraryCategoryUpdate',
  remove: 'libraryCategoryDelete',
  columns: ['title', 'practiceArea.shortName', 'status', 'position'],
  labels: { 'practiceArea.shortName': 'Practice area', parentId: 'Stands in', position: 'Place' },
  references: { categoryId: 'libraryCategories' },
  tree: 'parentId',
  tabs: [
    { path: 'info', label: 'Info', fields: ['path', 'description', 'status', 'practiceArea.name'] },
    {
      path: 'subcategories',
      label: 'Divisions',
      related: [
        {
          label: 'Divisions',
          field: 'subcategories',
          columns: ['title', 'practiceArea.shortName', 'status', 'position'],
          create: 'librarySubcategoryCreate',
          by: 'categoryId',
          update: 'librarySubcategoryUpdate',
          remove: 'librarySubcategoryDelete',
        },
      ],
    },
    { path: 'bundles', label: 'Bundles', related: [{ label: 'Bundles', list: 'bundles', by: 'categoryId' }] },
  ],
  order: { by: 'position', direction: 'asc' },
  live: ['LibraryCategory', 'LibrarySubcategory'],
})
