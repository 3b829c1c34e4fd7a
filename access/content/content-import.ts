import { allow, audiences, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('ContentImport', {
  reader: [
    'id',
    'contentId',
    'format',
    'fileName',
    'status',
    'total',
    'good',
    'look',
    'bad',
    'done',
    'notes',
    'message',
    'insertedAt',
    'finishedAt',
  ],
})
const rowFields = audiences('ContentImportRow', {
  reader: ['id', 'importId', 'line', 'item', 'subtype', 'title', 'result', 'faults', 'losses', 'given'],
})

/** The rights in a bundle's content follow from the bundle: access/library/bundle.ts. */
export const contentImport = noun({
  operations: {
    contentImport: ['tutor', 'manage_content'],
    contentImports: ['tutor', 'manage_content'],
    contentImportRows: ['tutor', 'manage_content'],
    contentImportCreate: ['tutor', 'manage_content'],
    contentImportStart: ['tutor', 'manage_content'],
    contentImportCancel: ['tutor', 'manage_content'],
  },
  fields: { ContentImport: fields, ContentImportRow: rowFields },
  rules: (viewer) =>
    holds(viewer, 'manage_content')
      ? [...allow(['read', 'create'], 'ContentImport'), ...allow('read', 'ContentImportRow')]
      : [],
})
