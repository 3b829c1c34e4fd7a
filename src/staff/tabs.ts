import type { RecordHeads, TabPages } from '../admin/record/tab-page'
import { mockHead } from './mocks/routes'
import { sessionHead } from './sessions/routes'
import { userHead, userTabs } from './users/routes'

/** Every tab of the staff's records that is written by hand. */
export const tabPages: TabPages = { ...userTabs }

/** Every head of the staff's records that is written by hand. */
export const recordHeads: RecordHeads = { ...userHead, ...mockHead, ...sessionHead }
