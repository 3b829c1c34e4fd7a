import type { RecordHeads, TabPages } from '../../admin/record/tab-page'

/** Tabs of a person that are written by hand. */
export const userTabs: TabPages = {
  '/users/:id/profile': () => import('./overview-tab').then((m) => m.OverviewTab),
  '/users/:id/wallet': () => import('./wallet-tab').then((m) => m.WalletTab),
  '/users/:id/test-results': () => import('./test-results-tab').then((m) => m.TestResultsTab),
  '/users/:id/calendar': () => import('./calendar-tab').then((m) => m.CalendarTab),
  '/users/:id/slots': () => import('./slots-tab').then((m) => m.SlotsTab),
}

/** What stands above a person's tabs. */
export const userHead: RecordHeads = { '/users': () => import('./person-head').then((m) => m.personHead) }
