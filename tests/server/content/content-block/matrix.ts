import { sheet } from '../../access/matrix/table'
import { upload } from '../../access/matrix/upload'

export const matrix = sheet(
  `
operation                     anonymous        unconfirmed  disabled  student    another    tutor  unassigned  staff      supervisor  admin
contentBlocks                 unauthenticated  forbidden    disabled  some       none       some   none        none       some        some | some: manage_content
contentBlock                  unauthenticated  forbidden    disabled  ok         not_found  ok     not_found   not_found  ok          ok | ok: manage_content
contentBlockCreate            unauthenticated  forbidden    disabled  forbidden  forbidden  ok     forbidden   forbidden  ok          ok | ok: manage_content
contentBlocksCreate           unauthenticated  forbidden    disabled  forbidden  forbidden  some   forbidden   forbidden  some        some | some: manage_content
contentBlockMove              unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok | ok: manage_content
contentBlockUpdate            unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok | ok: manage_content
contentBlockDelete            unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok | ok: manage_content
contentBlockAttachmentCreate  unauthenticated  forbidden    disabled  forbidden  forbidden  ok     forbidden   forbidden  ok          ok | ok: manage_content
contentBlockAttachmentDelete  unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok | ok: manage_content
`,
  {
    contentBlocks: ({ contentOf }) => ({ contentId: contentOf.held }),
    contentBlock: ({ blockId }) => ({ id: blockId }),
    contentBlocksCreate: ({ contentOf }) => ({
      contentId: contentOf.held,
      blocks: [{ type: 'text', subtype: 'rich_text' }],
    }),
    contentBlockMove: ({ blockId }) => ({ id: blockId, position: 0 }),
    contentBlockCreate: ({ contentOf }) => ({ contentId: contentOf.held, type: 'text', subtype: 'rich_text' }),
    contentBlockUpdate: ({ blockId }) => ({ id: blockId, title: 'Other' }),
    contentBlockDelete: ({ blockId }) => ({ id: blockId }),
    contentBlockAttachmentCreate: ({ blockId }) => ({ blockId, file: upload }),
    contentBlockAttachmentDelete: ({ attachmentId }) => ({ id: attachmentId }),
  },
)
