import { allow, audiences, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('ContentExport', {
  reader: ['id', 'contentId', 'format', 'fileName', 'fileUrl', 'count', 'left', 'losses', 'insertedAt'],
})

const exists = { $elemMatch: { id: { $ne: null } } }

/** An export holds the answers, so it is for authors and staff alone; the rights of authors stand in access/library/bundle.ts. */
export const contentExport = noun({
  operations: { contentExportCreate: ['tutor', 'manage_content'] },
  fields: { ContentExport: fields },
  rules: (viewer) =>
    holds(viewer, 'manage_content')
      ? [...allow(['read', 'create'], 'ContentExport'), ...allow('read', 'DriveFile', { contentExports: exists })]
      : [],
})
