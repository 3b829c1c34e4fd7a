import type { StaffFeature } from '../../admin/feature'

/** The videos of a bundle. */
export const feature: StaffFeature = {
  tabs: { '/library/settings/bundles/:id/videos': () => import('./videos-tab').then((m) => m.VideosTab) },
}
