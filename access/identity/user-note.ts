import { ofOthers } from '../about-oneself'
import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('UserNote', {
  reader: ['id', 'userId', 'authorId', 'text', 'insertedAt', 'updatedAt', 'author'],
})

export const userNote = noun({
  operations: {
    userNotes: 'view_all_users',
    userNoteCreate: 'view_all_users',
    userNoteUpdate: 'view_all_users',
    userNoteDelete: 'view_all_users',
  },
  fields: { UserNote: fields },
  rules: (viewer) =>
    holds(viewer, 'view_all_users')
      ? [
          ...allow('read', 'UserNote', ofOthers),
          ...allow(['create', 'update', 'delete'], 'UserNote', { authorId: ME, ...ofOthers }),
        ]
      : [],
})
