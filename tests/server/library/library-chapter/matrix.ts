import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation             anonymous        unconfirmed  disabled  student    another    tutor  unassigned  staff      supervisor  admin
libraryChapters       unauthenticated  forbidden    disabled  some       some       some   some        some       some        some
libraryChapterCreate  unauthenticated  forbidden    disabled  forbidden  forbidden  ok     forbidden   forbidden  ok          ok | ok: manage_content
libraryChapterUpdate  unauthenticated  forbidden    disabled  forbidden  forbidden  ok     forbidden   forbidden  ok          ok | ok: manage_content
libraryChapterDelete  unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok | ok: manage_content
`,
  {
    libraryChapters: ({ bundles }) => ({ bundleId: bundles.held }),
    libraryChapterCreate: ({ bundles }) => ({ bundleId: bundles.held, title: 'Two', position: 1 }),
    libraryChapterUpdate: ({ libraryChapterId }) => ({ id: libraryChapterId, title: 'First' }),
    libraryChapterDelete: ({ libraryChapterId }) => ({ id: libraryChapterId }),
  },
)
