import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation              anonymous        unconfirmed  disabled  student    another    tutor  unassigned  staff      supervisor  admin
contentChapters        unauthenticated  forbidden    disabled  some       none       some   none        none       some        some | some: manage_content
contentChapterCreate   unauthenticated  forbidden    disabled  forbidden  forbidden  ok     forbidden   forbidden  ok          ok | ok: manage_content
contentChapterUpdate   unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok | ok: manage_content
contentChaptersUpdate  unauthenticated  forbidden    disabled  forbidden  forbidden  some   not_found   forbidden  some        some | some: manage_content
contentChapterDelete   unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok | ok: manage_content
`,
  {
    contentChapters: ({ contentOf }) => ({ contentId: contentOf.held }),
    contentChapterCreate: ({ contentOf }) => ({ contentId: contentOf.held, title: 'Two', position: 1 }),
    contentChapterUpdate: ({ contentChapterId }) => ({ id: contentChapterId, title: 'First', position: 0 }),
    contentChaptersUpdate: ({ contentOf, contentChapterId }) => ({
      contentId: contentOf.held,
      chapters: [{ id: contentChapterId, position: 3 }],
    }),
    contentChapterDelete: ({ contentChapterId }) => ({ id: contentChapterId }),
  },
)
