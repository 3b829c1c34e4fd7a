import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation           anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
bundleAuthorCreate  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok | ok: manage_content
bundleAuthorUpdate  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok | ok: manage_content
bundleAuthorDelete  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok | ok: manage_content
`,
  {
    bundleAuthorCreate: ({ bundles, people }) => ({ bundleId: bundles.held, userId: people.unassigned.id }),
    bundleAuthorUpdate: ({ bundleAuthorId }) => ({ id: bundleAuthorId, royaltyAmount: 10 }),
    bundleAuthorDelete: ({ bundleAuthorId }) => ({ id: bundleAuthorId }),
  },
)
