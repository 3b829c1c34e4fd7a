import { allow, audiences, noun } from '../rule'
import { holds, isTutor } from '../viewer'
import { found, held, opened, written } from './holding'

const fields = audiences('LibrarySlide', {
  /** Everybody who finds the lecture: what it is about. */
  outline: ['id', 'bundleId', 'chapterId', 'title', 'position'],
  /** Whoever has opened it. */
  opened: ['image', 'audio', 'meta'],
})

const exists = { $elemMatch: { id: { $ne: null } } }

export const librarySlide = noun({
  operations: {
    librarySlides: 'confirmed',
    librarySlideCreate: ['tutor', 'manage_content'],
    librarySlideUpdate: ['tutor', 'manage_content'],
    librarySlidesUpdate: ['tutor', 'manage_content'],
    librarySlideDelete: ['tutor', 'manage_content'],
  },
  fields: { LibrarySlide: fields },
  rules: (viewer) => [
    ...(viewer.confirmed
      ? [
          ...[found, held].flatMap((where) =>
            allow('read', 'LibrarySlide', { bundle: { $elemMatch: where } }, fields.outline),
          ),
          ...allow('read', 'LibrarySlide', { bundle: { $elemMatch: opened } }),
          ...allow('read', 'DriveFile', { slideImages: { $elemMatch: { bundle: { $elemMatch: opened } } } }),
          ...allow('read', 'DriveFile', { slideSounds: { $elemMatch: { bundle: { $elemMatch: opened } } } }),
        ]
      : []),
    ...(isTutor(viewer)
      ? [
          ...allow(['read', 'create', 'update', 'delete'], 'LibrarySlide', { bundle: { $elemMatch: written } }),
          ...allow('read', 'DriveFile', { slideImages: { $elemMatch: { bundle: { $elemMatch: written } } } }),
          ...allow('read', 'DriveFile', { slideSounds: { $elemMatch: { bundle: { $elemMatch: written } } } }),
        ]
      : []),
    ...(holds(viewer, 'manage_content')
      ? [
          ...allow(['read', 'create', 'update', 'delete'], 'LibrarySlide'),
          ...allow('read', 'DriveFile', { slideImages: exists }),
          ...allow('read', 'DriveFile', { slideSounds: exists }),
        ]
      : []),
  ],
})
