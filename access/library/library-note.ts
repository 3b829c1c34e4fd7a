import { allow, audiences, ME, noun } from '../rule'
import { holds, isTutor } from '../viewer'
import { opened, written } from './holding'

const fields = audiences('LibraryNote', {
  reader: ['id', 'userId', 'bundleId', 'slideId', 'second', 'text', 'insertedAt', 'updatedAt'],
  /** A note stays where it was pinned. */
  writer: ['text'],
})

export const libraryNote = noun({
  operations: {
    libraryNotes: 'confirmed',
    libraryNoteCreate: 'confirmed',
    libraryNoteUpdate: 'confirmed',
    libraryNoteDelete: 'confirmed',
  },
  fields: { LibraryNote: fields },
  rules: (viewer) => [
    ...allow(['read', 'delete'], 'LibraryNote', { userId: ME }),
    ...allow('update', 'LibraryNote', { userId: ME }, fields.writer),
    ...allow('create', 'LibraryNote', { userId: ME, bundle: { $elemMatch: opened } }),
    ...(isTutor(viewer) ? allow('create', 'LibraryNote', { userId: ME, bundle: { $elemMatch: written } }) : []),
    ...(holds(viewer, 'manage_content') ? allow('create', 'LibraryNote', { userId: ME }) : []),
  ],
})
