import type { TabPages } from '../admin/record/tab-page'
import { userTabs } from './users/routes'

/** Every tab of the staff's records that is written by hand. */
export const tabPages: TabPages = { ...userTabs }
