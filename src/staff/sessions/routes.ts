import type { RecordHeads } from '../../admin/record/tab-page'

/** What the page of a session begins with. */
export const sessionHead: RecordHeads = { '/sessions': () => import('./session-head').then((m) => m.sessionHead) }
