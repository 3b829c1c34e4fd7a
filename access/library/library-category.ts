import { allow, audiences, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('LibraryCategory', {
  reader: [
    'id',
    'practiceAreaId',
    'parentId',
    'path',
    'title',
    'description',
    'image',
    'position',
    'status',
    'practiceArea',
    'subcategories',
  ],
})
const subFields = audiences('LibrarySubcategory', {
  reader: ['id', 'practiceAreaId', 'categoryId', 'title', 'description', 'position', 'status', 'practiceArea'],
})

export const libraryCategory = noun({
  operations: {
    libraryCategories: 'confirmed',
    libraryCategory: 'confirmed',
    librarySubcategories: 'confirmed',
    libraryCategoryCreate: 'manage_content',
    libraryCategoryUpdate: 'manage_content',
    libraryCategoryDelete: 'manage_content',
    librarySubcategoryCreate: 'manage_content',
    librarySubcategoryUpdate: 'manage_content',
    librarySubcategoryDelete: 'manage_content',
    libraryCategoryDeleted: 'confirmed',
  },
  fields: { LibraryCategory: fields, LibrarySubcategory: subFields },
  rules: (viewer) => [
    ...(viewer.confirmed
      ? [
          ...allow('read', 'LibraryCategory', { status: 'published' }),
          ...allow('read', 'LibrarySubcategory', { status: 'published' }),
        ]
      : []),
    ...(holds(viewer, 'manage_content')
      ? [
          ...allow(['read', 'create', 'update', 'delete'], 'LibraryCategory'),
          ...allow(['read', 'create', 'update', 'delete'], 'LibrarySubcategory'),
        ]
      : []),
  ],
})
