import { loadAreas } from '../../admin/catalogue'
import type { StaffFeature } from '../../admin/feature'
import { lazyPart } from '../../providers/page/lazy-part'

/** What stands above a person's tabs, and the tabs that are more than fields and rows. */
export const feature: StaffFeature = {
  heads: { '/users': () => import('./person-head').then((m) => m.personHead) },
  tabs: {
    // Its story names kinds of movements.
    '/users/:id/profile': async () => {
      const [{ OverviewTab }] = await Promise.all([import('./overview-tab'), loadAreas(['money'])])
      return OverviewTab
    },
    '/users/:id/wallet': () => import('./wallet-tab').then((m) => m.WalletTab),
    '/users/:id/test-results': () => import('./test-results-tab').then((m) => m.TestResultsTab),
    // The link of a session is changed in it.
    '/users/:id/calendar': async () => {
      const [{ CalendarTab }] = await Promise.all([import('./calendar-tab'), loadAreas(['room'])])
      return CalendarTab
    },
    '/users/:id/slots': () => import('./slots-tab').then((m) => m.SlotsTab),
  },
  dialogs: { viewingBegin: lazyPart(() => import('./view-as-dialog').then((m) => m.ViewAsDialog)) },
}
