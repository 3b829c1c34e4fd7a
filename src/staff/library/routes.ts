import type { TabPages } from '../../admin/record/tab-page'

/** Tabs of a bundle that are written by hand. */
export const bundleTabs: TabPages = {
  '/library/settings/bundles/:id/videos': () => import('./videos-tab').then((m) => m.VideosTab),
}
