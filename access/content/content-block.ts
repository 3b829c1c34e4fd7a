import { isAsked, subtypesOf } from '../../rules/content/block-kinds'
import { allow, audiences, noun } from '../rule'
import { holds } from '../viewer'

/** The blocks that whoever has opened a content reads whole: all that no attempt asks. */
export const readTypes = (Object.keys(subtypesOf) as (keyof typeof subtypesOf)[]).filter((type) => !isAsked(type))

const fields = audiences('ContentBlock', {
  reader: [
    'id',
    'type',
    'subtype',
    'title',
    'position',
    'image',
    'audio',
    'video',
    'link',
    'assignment',
    'answerOptions',
    'answer',
    'metadata',
    'feedback',
    'feedbackShow',
    'score',
    'expanded',
    'complete',
    'asked',
    'contentId',
    'chapterId',
    'practiceAreaId',
    'topic',
    'source',
    'lawStatedAt',
    'complexity',
    'estimate',
    'voidedAt',
    'version',
    'insertedAt',
    'updatedAt',
    'practiceArea',
    'attachments',
  ],
})
const attachmentFields = audiences('BlockAttachment', { reader: ['id', 'blockId', 'fileName', 'fileUrl'] })

const exists = { $elemMatch: { id: { $ne: null } } }

/** The rights in a bundle's content follow from the bundle: access/library/bundle.ts. */
export const contentBlock = noun({
  operations: {
    contentBlocks: 'confirmed',
    contentBlock: 'confirmed',
    contentBlockCreate: ['tutor', 'manage_content'],
    contentBlocksCreate: ['tutor', 'manage_content'],
    contentBlockMove: ['tutor', 'manage_content'],
    contentBlockUpdate: ['tutor', 'manage_content'],
    contentBlockDelete: ['tutor', 'manage_content'],
    contentBlockAttachmentCreate: ['tutor', 'manage_content'],
    contentBlockAttachmentDelete: ['tutor', 'manage_content'],
  },
  fields: { ContentBlock: fields, BlockAttachment: attachmentFields },
  rules: (viewer) =>
    holds(viewer, 'manage_content')
      ? [
          ...allow(['read', 'create', 'update', 'delete'], 'ContentBlock'),
          ...allow(['read', 'create', 'delete'], 'BlockAttachment'),
          ...allow('read', 'DriveFile', { blockImages: exists }),
          ...allow('read', 'DriveFile', { blockSounds: exists }),
          ...allow('read', 'DriveFile', { blockVideos: exists }),
          ...allow('read', 'DriveFile', { blockAttachments: exists }),
          ...allow('read', 'DriveFile', { blockPictures: exists }),
        ]
      : [],
})
