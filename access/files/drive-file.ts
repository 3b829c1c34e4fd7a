import { audiences, noun } from '../rule'

const fields = audiences('DriveFile', {
  reader: [
    'id',
    'contentType',
    'title',
    'content',
    'contentHtml',
    'contentLink',
    'metadata',
    'size',
    'version',
    'externalId',
    'externalContentLink',
    'externalViewLink',
    'studentCanView',
    'protected',
    'insertedAt',
  ],
})

/** A file is read through what it belongs to: the rules stand with mocks and sessions. */
export const driveFile = noun({
  operations: {
    driveFileUpdate: ['manage_mocks', 'manage_sessions'],
    driveFileDelete: ['manage_mocks', 'manage_sessions'],
  },
  fields: { DriveFile: fields },
  rules: () => [],
})
