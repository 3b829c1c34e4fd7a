import type { TabPages } from '../../admin/record/tab-page'

/** Tabs of a person that are written by hand. */
export const userTabs: TabPages = {
  '/users/:id/calendar': () => import('./calendar-tab').then((m) => m.CalendarTab),
  '/users/:id/slots': () => import('./slots-tab').then((m) => m.SlotsTab),
}
