import { sheet } from '../../access/matrix/table'
import { upload } from '../../access/matrix/upload'

export const matrix = sheet(
  `
operation                anonymous        unconfirmed  disabled  student    another    tutor  unassigned  staff      supervisor  admin
libraryMaterials         unauthenticated  forbidden    disabled  some       none       some   none        none       some        some | some: manage_content
libraryMaterialCreate    unauthenticated  forbidden    disabled  forbidden  forbidden  ok     forbidden   forbidden  ok          ok | ok: manage_content
libraryMaterialUpdate    unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok | ok: manage_content
libraryMaterialDelete    unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok | ok: manage_content
libraryAttachments       unauthenticated  forbidden    disabled  forbidden  forbidden  some   none        forbidden  some        some | some: manage_content
libraryAttachmentCreate  unauthenticated  forbidden    disabled  forbidden  forbidden  ok     forbidden   forbidden  ok          ok | ok: manage_content
libraryAttachmentUpdate  unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok | ok: manage_content
libraryAttachmentDelete  unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok | ok: manage_content
`,
  {
    libraryMaterials: ({ bundles }) => ({ bundleId: bundles.held }),
    libraryMaterialCreate: ({ bundles }) => ({ bundleId: bundles.held, file: upload }),
    libraryMaterialUpdate: ({ libraryMaterialId }) => ({ id: libraryMaterialId, title: 'Handout' }),
    libraryMaterialDelete: ({ libraryMaterialId }) => ({ id: libraryMaterialId }),
    libraryAttachments: ({ bundles }) => ({ bundleId: bundles.held }),
    libraryAttachmentUpdate: ({ libraryAttachmentId }) => ({ id: libraryAttachmentId, title: 'Script' }),
    libraryAttachmentDelete: ({ libraryAttachmentId }) => ({ id: libraryAttachmentId }),
    libraryAttachmentCreate: ({ bundles }) => ({ bundleId: bundles.held, title: 'Script', file: upload }),
  },
)
