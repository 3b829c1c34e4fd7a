import { readTypes } from '../content/content-block'
import { allow, audiences, noun, type On } from '../rule'
import { holds, isTutor, type Viewer } from '../viewer'
import { found, held, opened, written } from './holding'

const fields = audiences('Bundle', {
  reader: [
    'id',
    'contentId',
    'recommended',
    'practiceAreaId',
    'sessionTypeId',
    'categoryId',
    'subcategoryId',
    'title',
    'image',
    'coverImage',
    'description',
    'instruction',
    'type',
    'status',
    'visibility',
    'price',
    'accessDuration',
    'accessDurationUnit',
    'resultsMax',
    'resultsPass',
    'resultsShow',
    'feedbackShow',
    'timeLimit',
    'timerEnable',
    'timerTrack',
    'shuffleBlocks',
    'retake',
    'insertedAt',
    'updatedAt',
    'parts',
    'practiceArea',
    'sessionType',
    'category',
    'subcategory',
    'permission',
    'permissions',
    'bundleAuthors',
    'studyGroups',
    'videos',
  ],
  /** What its authors may change; its price and what the school recommends are the school's. */
  author: [
    'practiceAreaId',
    'sessionTypeId',
    'categoryId',
    'subcategoryId',
    'title',
    'image',
    'coverImage',
    'description',
    'instruction',
    'type',
    'status',
    'accessDuration',
    'accessDurationUnit',
    'resultsMax',
    'resultsPass',
    'resultsShow',
    'feedbackShow',
    'timeLimit',
    'timerEnable',
    'timerTrack',
    'shuffleBlocks',
    'retake',
  ],
})

/** The fields that its authors may change. */
export const authorsFields: readonly string[] = fields.author

const inBundle = (where: On<'Bundle'>): On<'Content'> => ({ bundle: { $elemMatch: where } })
const inContent = (where: On<'Bundle'>) => ({ content: { $elemMatch: inBundle(where) } })

/** What learners read of the content of a bundle that they have opened. */
const readOpened = () => {
  const block: On<'ContentBlock'> = { type: { $in: readTypes }, complete: true, ...inContent(opened) }
  return [
    ...allow('read', 'Content', inBundle(opened)),
    ...allow('read', 'ContentChapter', inContent(opened)),
    ...allow('read', 'ContentBlock', block),
    ...allow('read', 'BlockAttachment', { block: { $elemMatch: block } }),
    ...allow('read', 'DriveFile', { blockImages: { $elemMatch: block } }),
    ...allow('read', 'DriveFile', { blockSounds: { $elemMatch: block } }),
    ...allow('read', 'DriveFile', { blockVideos: { $elemMatch: block } }),
    ...allow('read', 'DriveFile', { blockAttachments: { $elemMatch: { block: { $elemMatch: block } } } }),
    ...allow('read', 'DriveFile', { blockPictures: { $elemMatch: block } }),
  ]
}

/** What its authors do with the content of a bundle. */
const writeOwn = () => {
  const block: On<'ContentBlock'> = inContent(written)
  return [
    ...allow('read', 'Content', inBundle(written)),
    ...allow(['read', 'create', 'update', 'delete'], 'ContentChapter', inContent(written)),
    ...allow(['read', 'create', 'update', 'delete'], 'ContentBlock', block),
    ...allow(['read', 'create', 'delete'], 'BlockAttachment', { block: { $elemMatch: block } }),
    ...allow(['read', 'create'], 'ContentImport', inContent(written)),
    ...allow('read', 'ContentImportRow', { import: { $elemMatch: inContent(written) } }),
    ...allow(['read', 'create'], 'ContentExport', inContent(written)),
    ...allow('read', 'DriveFile', { contentExports: { $elemMatch: inContent(written) } }),
    ...allow('read', 'DriveFile', { blockImages: { $elemMatch: block } }),
    ...allow('read', 'DriveFile', { blockSounds: { $elemMatch: block } }),
    ...allow('read', 'DriveFile', { blockVideos: { $elemMatch: block } }),
    ...allow('read', 'DriveFile', { blockAttachments: { $elemMatch: { block: { $elemMatch: block } } } }),
    ...allow('read', 'DriveFile', { blockPictures: { $elemMatch: block } }),
  ]
}

/** A collection gives away what others wrote and the school sells, so it is the school's. */
const authored = { $ne: 'collection' } as const

const tutorRules = (viewer: Viewer) =>
  isTutor(viewer)
    ? [
        ...allow('read', 'Bundle', written),
        ...allow('create', 'Bundle', {
          status: { $in: ['draft', 'in_review'] },
          price: 0,
          recommended: false,
          type: authored,
        }),
        ...allow('update', 'Bundle', { ...written, type: authored }, fields.author),
        ...writeOwn(),
      ]
    : []

export const bundle = noun({
  operations: {
    bundles: 'confirmed',
    paginatedBundles: 'confirmed',
    bundle: 'confirmed',
    bundleQuote: 'confirmed',
    bundleCreate: ['tutor', 'manage_content'],
    bundleUpdate: ['tutor', 'manage_content'],
    bundleDelete: 'manage_content',
    bundleBuy: 'confirmed',
    bundleOpen: 'confirmed',
    bundleCreated: 'confirmed',
    bundleUpdated: 'confirmed',
    bundleDeleted: 'confirmed',
  },
  fields: { Bundle: fields },
  rules: (viewer) => [
    ...(viewer.confirmed ? [...allow('read', 'Bundle', found), ...allow('read', 'Bundle', held), ...readOpened()] : []),
    ...tutorRules(viewer),
    ...(holds(viewer, 'manage_content') ? allow(['read', 'create', 'update', 'delete'], 'Bundle') : []),
  ],
})
