import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation                anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
libraryPermissions       unauthenticated  forbidden    disabled  some       none       none       none        none       all         all | all: manage_content view_all_users manage_billing
libraryPermissionCreate  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok | ok: manage_content
libraryPermissionUpdate  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok | ok: manage_content
libraryPermissionDelete  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok | ok: manage_content
libraryAccessOpen        unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok | ok: manage_content
libraryAccessClose       unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok | ok: manage_content
`,
  {
    libraryPermissionCreate: ({ bundles, people }) => ({ bundleId: bundles.held, userId: people.another.id }),
    libraryPermissionUpdate: ({ libraryPermissionId }) => ({ id: libraryPermissionId, status: 'paused' }),
    libraryPermissionDelete: ({ libraryPermissionId }) => ({ id: libraryPermissionId }),
    libraryAccessOpen: ({ people }) => ({ userId: people.another.id }),
    libraryAccessClose: ({ people }) => ({ userId: people.student.id }),
  },
)
