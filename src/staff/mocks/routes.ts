import type { RecordHeads } from '../../admin/record/tab-page'

/** What the pages of a mock begin with. */
export const mockHead: RecordHeads = { '/mocks': () => import('./mock-head').then((m) => m.mockHead) }
