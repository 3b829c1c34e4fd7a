import { allow, audiences, noun, type On } from '../rule'
import { holds, isTutor } from '../viewer'
import { found, held, opened, written } from './holding'

const fields = audiences('LibraryVideo', {
  /** Everybody who finds the bundle: what it is about. */
  outline: ['id', 'bundleId', 'title', 'seconds', 'position'],
  /** Whoever has opened it. */
  opened: ['file', 'contentType', 'poster', 'captions'],
})

/** The files of videos in such bundles. */
const filesIn = (where: On<'Bundle'>) => [
  ...allow('read', 'DriveFile', { libraryVideos: { $elemMatch: { bundle: { $elemMatch: where } } } }),
  ...allow('read', 'DriveFile', { libraryPosters: { $elemMatch: { bundle: { $elemMatch: where } } } }),
]

const exists = { $elemMatch: { id: { $ne: null } } }

export const libraryVideo = noun({
  operations: {
    libraryVideos: 'confirmed',
    libraryVideoCreate: ['tutor', 'manage_content'],
    libraryVideoUpdate: ['tutor', 'manage_content'],
    libraryVideosUpdate: ['tutor', 'manage_content'],
    libraryVideoDelete: ['tutor', 'manage_content'],
  },
  fields: { LibraryVideo: fields },
  rules: (viewer) => [
    ...(viewer.confirmed
      ? [
          ...[found, held].flatMap((where) =>
            allow('read', 'LibraryVideo', { bundle: { $elemMatch: where } }, fields.outline),
          ),
          ...allow('read', 'LibraryVideo', { bundle: { $elemMatch: opened } }),
          ...filesIn(opened),
        ]
      : []),
    ...(isTutor(viewer)
      ? [
          ...allow(['read', 'create', 'update', 'delete'], 'LibraryVideo', { bundle: { $elemMatch: written } }),
          ...filesIn(written),
        ]
      : []),
    ...(holds(viewer, 'manage_content')
      ? [
          ...allow(['read', 'create', 'update', 'delete'], 'LibraryVideo'),
          ...allow('read', 'DriveFile', { libraryVideos: exists }),
          ...allow('read', 'DriveFile', { libraryPosters: exists }),
        ]
      : []),
  ],
})
