import { audiences, noun } from '../rule'

const fields = audiences('DriveFile', {
  reader: [
    'id',
    'contentType',
    'title',
    'content',
    'contentHtml',
    'preparing',
    'contentLink',
    'metadata',
    'size',
    'version',
    'externalId',
    'externalContentLink',
    'externalViewLink',
    'studentCanView',
    'protected',
    'own',
    'insertedAt',
  ],
})

/** A file is read through the mock or session that it belongs to, so their nouns have the rules. */
export const driveFile = noun({
  operations: {
    mediaCreate: ['tutor', 'manage_content'],
    driveFileUpdate: ['tutor', 'manage_mocks', 'manage_sessions'],
    driveFileDelete: ['tutor', 'manage_mocks', 'manage_sessions'],
  },
  fields: { DriveFile: fields },
  rules: () => [],
})
