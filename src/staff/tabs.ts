import type { RecordHeads, TabPages } from '../admin/record/tab-page'
import { bundleHead } from './bundles/routes'
import { bundleTabs } from './library/routes'
import { mockHead } from './mocks/routes'
import { sessionHead } from './sessions/routes'
import { userHead, userTabs } from './users/routes'

/** Every tab of the staff's records that is written by hand. */
export const tabPages: TabPages = { ...userTabs, ...bundleTabs }

/** Every head of the staff's records that is written by hand. */
export const recordHeads: RecordHeads = { ...userHead, ...mockHead, ...sessionHead, ...bundleHead }

export { recordStory } from './story/routes'
