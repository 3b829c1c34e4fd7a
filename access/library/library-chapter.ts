import { allow, audiences, noun } from '../rule'
import { holds, isTutor } from '../viewer'
import { found, held, written } from './holding'

const fields = audiences('LibraryChapter', { reader: ['id', 'bundleId', 'title', 'position'] })

export const libraryChapter = noun({
  operations: {
    libraryChapters: 'confirmed',
    libraryChapterCreate: ['tutor', 'manage_content'],
    libraryChapterUpdate: ['tutor', 'manage_content'],
    libraryChapterDelete: ['tutor', 'manage_content'],
  },
  fields: { LibraryChapter: fields },
  rules: (viewer) => [
    ...(viewer.confirmed
      ? [found, held].flatMap((where) => allow('read', 'LibraryChapter', { bundle: { $elemMatch: where } }))
      : []),
    ...(isTutor(viewer)
      ? allow(['read', 'create', 'update', 'delete'], 'LibraryChapter', { bundle: { $elemMatch: written } })
      : []),
    ...(holds(viewer, 'manage_content') ? allow(['read', 'create', 'update', 'delete'], 'LibraryChapter') : []),
  ],
})
