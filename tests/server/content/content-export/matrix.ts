import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation            anonymous        unconfirmed  disabled  student    another    tutor  unassigned  staff      supervisor  admin
contentExportCreate  unauthenticated  forbidden    disabled  forbidden  forbidden  ok     forbidden   forbidden  ok          ok | ok: manage_content
`,
  { contentExportCreate: ({ contentOf }) => ({ contentId: contentOf.held, format: 'csv' }) },
)
