import { allow, audiences, ME, noun } from '../rule'
import { holds, isTutor } from '../viewer'
import { opened, written } from './holding'

const fields = audiences('LibraryPlace', {
  reader: ['id', 'userId', 'bundleId', 'itemId', 'seconds', 'whole', 'at'],
})

export const libraryPlace = noun({
  operations: { libraryPlaces: 'confirmed', libraryProgress: 'confirmed', libraryPlacesKeep: 'confirmed' },
  fields: { LibraryPlace: fields },
  rules: (viewer) => [
    ...allow('read', 'LibraryPlace', { userId: ME }),
    ...allow('create', 'LibraryPlace', { userId: ME, bundle: { $elemMatch: opened } }),
    ...(isTutor(viewer) ? allow('create', 'LibraryPlace', { userId: ME, bundle: { $elemMatch: written } }) : []),
    ...(holds(viewer, 'manage_content') ? allow('create', 'LibraryPlace', { userId: ME }) : []),
  ],
})
