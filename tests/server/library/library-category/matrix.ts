import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation                 anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
libraryCategories         unauthenticated  forbidden    disabled  some       some       some       some        some       all         all | all: manage_content
libraryCategory           unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
libraryCategory:draft     unauthenticated  forbidden    disabled  not_found  not_found  not_found  not_found   not_found  ok          ok | ok: manage_content
librarySubcategories      unauthenticated  forbidden    disabled  some       some       some       some        some       all         all | all: manage_content
libraryCategoryCreate     unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok | ok: manage_content
libraryCategoryUpdate     unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok | ok: manage_content
libraryCategoryDelete     unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok | ok: manage_content
librarySubcategoryCreate  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok | ok: manage_content
librarySubcategoryUpdate  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok | ok: manage_content
librarySubcategoryDelete  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok | ok: manage_content
libraryCategoryDeleted    unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
`,
  {
    libraryCategory: ({ shelves }) => ({ id: shelves.open }),
    'libraryCategory:draft': ({ shelves }) => ({ id: shelves.draft }),
    libraryCategoryCreate: () => ({ title: 'FLK3' }),
    libraryCategoryUpdate: ({ shelves }) => ({ id: shelves.open, title: 'FLK1' }),
    libraryCategoryDelete: ({ shelves }) => ({ id: shelves.empty }),
    librarySubcategoryCreate: ({ shelves }) => ({ categoryId: shelves.open, title: 'Equity' }),
    librarySubcategoryUpdate: ({ subshelves }) => ({ id: subshelves.open, title: 'Trusts' }),
    librarySubcategoryDelete: ({ subshelves }) => ({ id: subshelves.empty }),
  },
)
